// Favourites of another module or zone: how many there are, and the way to each of them.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ElsewhereEntry } from '#contract/features/wishlist/wishlist.endpoints.ts'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { WishlistRow } from './wishlist-row.tsx'

export type ElsewhereLink = (entry: ElsewhereEntry, className: string, children: ReactNode) => ReactNode

interface ElsewhereEntriesProps {
  entries: readonly ElsewhereEntry[]
  /** There is nothing else in the list. */
  isAll: boolean
  link: ElsewhereLink
}

export function ElsewhereEntries({ entries, isAll, link }: ElsewhereEntriesProps) {
  const t = useTranslations('wishlist')
  const count = entries.length
  return (
    <section className="flex flex-col gap-3 pt-4">
      <div>
        <h3 className="font-semibold text-16">{t(isAll ? 'elsewhere_only' : 'elsewhere_too', { count })}</h3>
        <p className="text-14 text-ink-soft">{t('elsewhere_text')}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <WishlistRow key={`${entry.kind} ${entry.id}`} entry={entry}>
            <Elsewhere entry={entry} link={link} />
          </WishlistRow>
        ))}
      </ul>
    </section>
  )
}

function Elsewhere({ entry, link }: { entry: ElsewhereEntry; link: ElsewhereLink }) {
  return (
    <article className="relative rounded-card bg-surface p-4 shadow-soft">
      <h4 className="font-medium">{link(entry, 'stretched-link', entry.name)}</h4>
      <p className="text-13 text-ink-soft">
        <Dotted>
          {entry.kind === 'item' ? <bdi>{entry.store.name}</bdi> : null}
          {entry.module_name}
          {entry.zone_name}
        </Dotted>
      </p>
    </article>
  )
}
