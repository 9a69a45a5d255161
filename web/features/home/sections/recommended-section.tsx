// What the stores recommend, in two rows (HOM-22).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { recommendedItemsQuery } from '#web/features/item/item.queries.ts'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { HomeSection } from '../home-section.tsx'
import { fewestInRail, Rail, railWidths } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function RecommendedSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(recommendedItemsQuery(access))
  if (data.items.length < fewestInRail) return null
  const layout = moduleTraits[module.module_type].item_look === 'dish' ? 'food' : 'horizontal'
  return (
    <HomeSection title={t('recommended')}>
      <Rail label={t('recommended')}>
        {inPairs(data.items).map((pair) => (
          <li key={pair[0]?.id} className={`grid auto-rows-fr gap-3 sm:gap-4 ${railWidths.three}`}>
            {pair.map((item) => (
              <ListedItemCard key={item.id} item={item} layout={layout} />
            ))}
          </li>
        ))}
      </Rail>
    </HomeSection>
  )
}

/** Two cards one above the other make a column of the row. */
export function inPairs(items: readonly CardItem[]): CardItem[][] {
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, index) =>
    items.slice(index * 2, index * 2 + 2),
  )
}
