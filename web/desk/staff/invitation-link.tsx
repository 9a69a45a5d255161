// The link of an invitation, to copy and send; it is shown only now.
import Copy from 'lucide-react/icons/copy'
import { useTranslations } from 'use-intl'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useCopy } from '#web/desk/shell/use-copy.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Made } from './made-invitation.ts'

export function InvitationLink({ made, onDone }: { made: Made; onDone: () => void }) {
  const t = useTranslations()
  const moment = useMoment()
  const copy = useCopy()
  const { email, expires_at } = made.invitation
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-ink-soft">
        {t('staff.link_text', { email, moment: moment(expires_at, 'day_time') })}
      </p>
      <TextField
        label={t('staff.link')}
        value={made.link}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="soft" onClick={onDone}>
          {t('staff.done')}
        </Button>
        <Button autoFocus onClick={() => void copy(made.link)}>
          <Copy aria-hidden size={16} />
          {t('desk.copy')}
        </Button>
      </div>
    </div>
  )
}
