// What is ordered most, with the flash sale beside it while one runs (HOM-03, FLS-01).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { popularItemsQuery } from '#web/features/item/item.queries.ts'
import { flashSaleQuery } from '#web/features/promotion/promotion.queries.ts'
import { FlashSale } from '../flash-sale.tsx'
import { HomeSection } from '../home-section.tsx'
import { homeDetailsOf } from '../home-sections.ts'
import { ItemRail } from '../item-rail.tsx'
import { fewestInRail } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function PopularItemsSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(popularItemsQuery(access))
  const { data: flash } = useSuspenseQuery(flashSaleQuery(access))
  const { popular } = homeDetailsOf(module.module_type)
  const title = t(`popular_${popular}`)
  const { id, title: saleTitle, end_date } = flash.sale
  const sale =
    id !== undefined && end_date !== undefined && flash.sale.active_products.length > 0
      ? { id, title: saleTitle ?? '', endsAt: Date.parse(end_date), answered: flash.answered }
      : null
  if (data.products.length < fewestInRail && !sale) return null
  return (
    <HomeSection title={title} subtitle={popular === 'items' ? t('popular_items_text') : undefined}>
      <div className={sale ? 'grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]' : ''}>
        <ItemRail label={title} items={data.products} layout="popular" width={sale ? 'beside' : 'five'} />
        {sale ? <FlashSale access={access} sale={sale} /> : null}
      </div>
    </HomeSection>
  )
}
