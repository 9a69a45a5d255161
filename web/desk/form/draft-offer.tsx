// Unsaved work of an earlier visit: brought back or thrown away, by whoever it is about.
import { useTranslations } from 'use-intl'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { OfferedDraft } from './desk-form.types.ts'

export function DraftOffer({ draft }: { draft: OfferedDraft }) {
  const t = useTranslations('desk_form')
  const moment = useMoment()
  const at = moment(new Date(draft.at).toISOString(), 'day_time')
  return (
    <section className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-soft px-4 py-3">
      <div className="min-w-0 flex-1 basis-60 text-14">
        <p className="font-medium text-ink">{t('draft_title', { at })}</p>
        {draft.isBehind && <p className="text-ink-soft">{t('draft_behind')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={draft.bringBack}>
          {t('draft_bring_back')}
        </Button>
        <Button size="small" variant="ghost" onClick={draft.throwAway}>
          {t('draft_throw_away')}
        </Button>
      </div>
    </section>
  )
}
