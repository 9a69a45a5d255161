// A row of items beside this one; nothing where there are none.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { Scroller } from '#web/ui/media/scroller.tsx'
import { ItemCardSkeleton } from '../item-card-skeleton.tsx'
import { ListedItemCard } from '../listed-item-card.tsx'
import type { relatedItemsQuery } from './related-items.queries.ts'

interface RelatedItemsProps {
  title: string
  query: ReturnType<typeof relatedItemsQuery>
}

const cardWidth = 'w-40 sm:w-56 lg:w-[calc((100%-4rem)/5)]'

export function RelatedItems({ title, query }: RelatedItemsProps) {
  const t = useTranslations('common')
  const { data: items, isError, refetch } = useQuery(query)
  if (items?.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <SectionHeader title={title} />
      {isError ? (
        <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={() => refetch()} />
      ) : (
        <Scroller keys labels={{ row: title, previous: t('previous'), next: t('next') }}>
          {items
            ? items.map((item) => (
                <li key={item.id} className={cardWidth}>
                  <ListedItemCard item={item} />
                </li>
              ))
            : ['one', 'two', 'three', 'four'].map((card) => (
                <li key={card} className={cardWidth}>
                  <ItemCardSkeleton />
                </li>
              ))}
        </Scroller>
      )}
    </section>
  )
}
