// Over the cover of a store that is closed: the picture is dimmed and can still be made out, and a sign says when it opens.
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import { apart } from '#web/ui/layout/apart.ts'
import { useOpensText } from './use-opens-text.ts'

export function ClosedCover({ store }: { store: Pick<Store, 'next_opening'> }) {
  const t = useTranslations('common')
  const opens = useOpensText(store)
  return (
    <span className="absolute inset-0 grid place-items-center bg-scrim/40">
      <span className="flex flex-col items-center rounded-card bg-scrim px-3 py-1 text-center text-on-scrim">
        <span className={opens ? 'text-12' : 'font-semibold text-14'}>
          {opens ? apart(t('closed_now')) : t('closed_now')}
        </span>
        {opens ? (
          // At the very minute in which a day is left, server and browser may say it differently.
          <span suppressHydrationWarning className="font-semibold text-14 tabular">
            {opens}
          </span>
        ) : null}
      </span>
    </span>
  )
}
