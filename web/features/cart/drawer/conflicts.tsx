// What could not be done once the network was back, each with its reason.
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { forgetConflicts, useConflicts } from '../conflicts.ts'

export function Conflicts() {
  const t = useTranslations('cart')
  const conflicts = useConflicts()
  if (conflicts.length === 0) return null
  return (
    <section aria-label={t('conflicts_title')} className="flex flex-col gap-2 rounded-card bg-fill p-4">
      <h3 className="font-semibold text-14">{t('conflicts_title')}</h3>
      <ul className="flex flex-col gap-1 text-14 text-ink-soft">
        {conflicts.map(({ key, name, reason }) => (
          <li key={key}>{t('conflict', { name, reason })}</li>
        ))}
      </ul>
      <div>
        <Button size="small" variant="outline" onClick={forgetConflicts}>
          {t('got_it')}
        </Button>
      </div>
    </section>
  )
}
