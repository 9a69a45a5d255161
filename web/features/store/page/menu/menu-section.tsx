// One section of a menu. Its first items may have come with the menu; the others are loaded when it comes near the screen,
// and room is kept for them.
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { distinctById, pageSize } from '#web/platform/api/paged-query.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { useNearScreen } from '#web/ui/lazy/use-near-screen.ts'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { Sentinel } from '#web/ui/navigation/sentinel.tsx'
import { type ShownSection, sectionItemsQuery } from '../store-page.queries.ts'
import type { StorePageContext } from '../store-page-context.ts'
import { withCategory } from '../store-page-search.ts'
import type { menuLooks } from './menu-looks.ts'

export const sectionId = ({ category_id }: Pick<ShownSection, 'category_id'>) => `section-${category_id}`

/** A category that is switched off has no name to show. */
export function useSectionName(): (section: ShownSection) => string {
  const t = useTranslations('storepage')
  return ({ name }) => name || t('other_items')
}

interface MenuSectionProps {
  section: ShownSection
  store_id: number
  look: (typeof menuLooks)[keyof typeof menuLooks]
  context: StorePageContext
}

export function MenuSection({ section, store_id, look, context }: MenuSectionProps) {
  const t = useTranslations('common')
  const name = useSectionName()(section)
  const { frame, isNear } = useNearScreen<HTMLElement>()
  const { total_size, products } = section
  const isWhole = products.length >= total_size
  const list = useInfiniteQuery({
    ...sectionItemsQuery(context.access, store_id, section.category_id),
    enabled: isNear && !isWhole,
  })
  const loaded = list.data?.pages.flatMap(({ replies }) => replies.flatMap((reply) => reply.products)) ?? []
  const items = distinctById([...products, ...loaded])
  const isOpen = list.data === undefined && !isWhole
  return (
    <section
      id={sectionId(section)}
      ref={frame}
      aria-label={name}
      aria-busy={list.isFetching || undefined}
      className="flex scroll-mt-32 flex-col gap-4"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 tabIndex={-1} className="font-semibold text-18 outline-none sm:text-22">
          {name}
        </h2>
        {items.length < total_size ? <WholeSection section={section} name={name} context={context} /> : null}
      </div>
      <CardGrid {...look.grid} keys>
        {items.map((item) => (
          <li key={item.id}>
            <ListedItemCard item={item} layout={look.layout} />
          </li>
        ))}
        {isOpen && !list.isError ? (
          <Awaited count={Math.min(total_size, pageSize) - items.length} look={look} />
        ) : null}
      </CardGrid>
      {list.isError && isOpen ? (
        <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={() => list.refetch()} />
      ) : null}
      {list.hasNextPage ? <MoreOfSection list={list} shown={items.length} total={total_size} /> : null}
    </section>
  )
}

function Awaited({ count, look }: Pick<MenuSectionProps, 'look'> & { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={index} aria-hidden className={look.skeleton} />
  ))
}

/** The section as a list of its own: also the way to it where no script runs. */
function WholeSection({
  section,
  name,
  context,
}: Pick<MenuSectionProps, 'section' | 'context'> & { name: string }) {
  const t = useTranslations('storepage')
  return (
    <Link
      to="."
      search={{ ...withCategory(context.search, section.category_id) }}
      hash="menu"
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end rounded-control font-medium text-14 text-accent-ink underline-offset-4 hover:underline"
    >
      {t('section_all', { count: String(section.total_size) })}
      <span className="sr-only">: {name}</span>
    </Link>
  )
}

/** Beyond this many pages a section grows on a press only: whoever scrolls wants to reach the next one. */
const pagesByThemselves = 2

interface MoreOfSectionProps {
  list: Pick<
    ReturnType<typeof useInfiniteQuery>,
    'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
  shown: number
  total: number
}

function MoreOfSection({ list, shown, total }: MoreOfSectionProps) {
  const t = useTranslations()
  const [byThemselves, setByThemselves] = useState(1)
  const growsByItself =
    byThemselves < pagesByThemselves && !list.isFetchingNextPage && !list.isFetchNextPageError
  const reach = () => {
    setByThemselves(byThemselves + 1)
    list.fetchNextPage()
  }
  return (
    <>
      {growsByItself ? <Sentinel onReach={reach} /> : null}
      <LoadMore
        label={t(list.isFetchNextPageError ? 'common.retry' : 'common.load_more')}
        loading={list.isFetchingNextPage}
        onPress={() => list.fetchNextPage()}
        progress={t('storepage.progress', { shown: String(shown), total: String(total) })}
      />
    </>
  )
}
