// A listing under any heading: tabs, what narrows the list, the list. The page around it brings the source.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SkipLink } from '#web/ui/navigation/skip-link.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import { listingTabs } from '../listing-choice.ts'
import { FilterColumn } from './filter-column.tsx'
import { ListingResults, type ShowStores } from './listing-results.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import { type Listing, type ListingContext, useListing } from './use-listing.ts'

interface ListingViewProps {
  context: ListingContext
  stores: ShowStores
  /** Over the tabs: the heading of the page. */
  children: ReactNode
}

export function ListingView({ context, stores, children }: ListingViewProps) {
  const t = useTranslations('listing')
  const accentOf = useAccentOf()
  const listing = useListing(context)
  const { choice, first, change, categories } = listing
  const { texts } = moduleTraits[listing.module_type]
  return (
    <Container data-accent={accentOf(listing)} className="flex flex-col gap-5 py-5 sm:py-8">
      {children}
      <div ref={listing.head} className="scroll-mt-20">
        <Tabs
          label={t('tabs_label')}
          tabs={listingTabs.map((value) => ({ value, label: t(`tab_${value}.${texts}`) }))}
          value={choice.tab}
          onValueChange={(tab) => change({ ...choice, tab })}
        />
      </div>
      <SkipLink to="results">{t('skip_to_results')}</SkipLink>
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside aria-label={t('categories')} className="sticky top-24 max-lg:hidden">
          <Card className="p-5">
            <h2 className="sr-only">{t('filters')}</h2>
            <FilterColumn listing={listing} />
          </Card>
        </aside>
        <div className="flex min-w-0 flex-col gap-4">
          <ListingToolbar listing={listing} />
          <FilterChips choice={choice} first={first} categories={categories} onChange={change} />
          <div>
            <SpellingLine listing={listing} />
            <CountLine listing={listing} />
          </div>
          <div id="results" tabIndex={-1} className="scroll-mt-20 outline-none">
            <h2 className="sr-only">{t(`tab_${choice.tab}.${texts}`)}</h2>
            <ListingResults listing={listing} stores={stores} />
          </div>
        </div>
      </div>
    </Container>
  )
}

/**
 * What a misspelt text was taken for; said to screen readers whenever it changes. Named live as well as a status:
 * what a modal hid is said again when it closes, and a modal hides everything that is not.
 */
function SpellingLine({ listing: { found } }: { listing: Listing }) {
  const t = useTranslations('listing')
  const text = found?.corrected_name
  return (
    <p role="status" aria-live="polite" className="text-16 not-empty:pb-1">
      {text
        ? t.rich('corrected', { text, word: (word) => <bdi className="font-semibold">{word}</bdi> })
        : null}
    </p>
  )
}

/** Said to screen readers whenever it changes; live for the same reason. */
function CountLine({ listing }: { listing: Listing }) {
  const t = useTranslations('listing')
  const { total, choice, module_type, isEmpty, isEmptySaid } = listing
  // Over cards that are still awaited, 'none' would contradict them.
  const isOpen = total === null || (isEmpty && !isEmptySaid)
  return (
    <p role="status" aria-live="polite" className="min-h-5 text-14 text-ink-soft tabular">
      {isOpen
        ? null
        : t('found', {
            count: String(total),
            tab: t(`${total === 1 ? 'one' : 'tab'}_${choice.tab}.${moduleTraits[module_type].texts}`),
          })}
    </p>
  )
}
