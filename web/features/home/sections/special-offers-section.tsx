// What is reduced now, the largest reduction first (HOM-11).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { specialOffersQuery } from '#web/features/item/item.queries.ts'
import { HomeSection } from '../home-section.tsx'
import { firstRowOf } from '../home-sections.ts'
import { ItemRail } from '../item-rail.tsx'
import { fewestInRail } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function SpecialOffersSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(specialOffersQuery(access))
  if (data.products.length < fewestInRail) return null
  const { item_word } = moduleTraits[module.module_type]
  const title = t(item_word === 'food' ? 'special_food_offers' : 'special_offers')
  return (
    <HomeSection
      title={title}
      all={{ path: '/home', search: { search: 'special-offer', module_id: String(module.id) } }}
    >
      <ItemRail
        label={title}
        items={data.products}
        layout="special"
        priority={firstRowOf(module) === 'special_offers'}
      />
    </HomeSection>
  )
}
