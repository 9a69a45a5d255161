// One's own passkeys: which there are, when each was used, and the ways to add, name and remove them.
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Passkey } from '#contract/features/session/passkey.schema.ts'
import { staffPasskeyEndpoints } from '#contract/features/staff/staff-passkey.endpoints.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { usePasskeysPossible } from '#web/platform/passkey/use-passkeys-possible.ts'
import { Button } from '#web/ui/action/button.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

type Opened = { kind: 'rename' | 'remove'; passkey: Passkey } | { kind: 'add' } | null

export function Passkeys() {
  const t = useTranslations()
  const isPossible = usePasskeysPossible()
  const { data, error, refetch } = useQuery(deskQuery(staffPasskeyEndpoints.list))
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <section aria-label={t('account.passkeys')} className="flex flex-col gap-2 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <KeyRound aria-hidden size={18} className="shrink-0 text-ink-soft" />
          <div>
            <p className="font-medium">{t('account.passkeys')}</p>
            <p className="text-13 text-ink-soft">
              {t(isPossible ? 'account.passkeys_text' : 'account.passkeys_impossible')}
            </p>
          </div>
        </div>
        {isPossible && (
          <Button size="small" variant="outline" onClick={() => setOpened({ kind: 'add' })}>
            {t('account.passkey_add')}
          </Button>
        )}
      </div>
      {error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={2} />}
      {data && data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAct={(kind) => setOpened({ kind, passkey })} />
          ))}
        </ul>
      )}
      <AddPasskeyDialog open={opened?.kind === 'add'} onClose={close} />
      <RenamePasskeyDialog passkey={opened?.kind === 'rename' ? opened.passkey : null} onClose={close} />
      <RemovePasskeyDialog passkey={opened?.kind === 'remove' ? opened.passkey : null} onClose={close} />
    </section>
  )
}

type PasskeyRowProps = { passkey: Passkey; onAct: (kind: 'rename' | 'remove') => void }

function PasskeyRow({ passkey, onAct }: PasskeyRowProps) {
  const t = useTranslations('account')
  const moment = useMoment()
  const { name, created_at, last_used_at } = passkey
  const used = last_used_at
    ? t('passkey_used', { moment: moment(last_used_at, 'day_time') })
    : t('passkey_unused')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-13 text-ink-soft">
          {used} · {t('passkey_added', { moment: moment(created_at, 'day') })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={t('passkey_rename_of', { name })}
          onClick={() => onAct('rename')}
        >
          {t('passkey_rename')}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={t('passkey_remove_of', { name })}
          onClick={() => onAct('remove')}
        >
          {t('passkey_remove')}
        </Button>
      </div>
    </li>
  )
}
