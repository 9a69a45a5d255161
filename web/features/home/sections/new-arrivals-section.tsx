// The newest items, as many as the screen has room for (HOM-13).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { newArrivalsQuery } from '#web/features/item/item.queries.ts'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { fixedBanner } from '#web/features/promotion/fixed-banner.ts'
import { sectionBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { BesideBanner } from '../beside-banner.tsx'
import { HomeSection } from '../home-section.tsx'
import { fewestInRail } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

/** Four below sm, six on sm, eight on md: the rest is there and hidden, so that no width needs a script. */
const shownByWidth =
  'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 max-sm:[&>:nth-child(n+5)]:hidden ' +
  'max-md:[&>:nth-child(n+7)]:hidden max-xl:[&>:nth-child(n+9)]:hidden'

const widest = { alone: 10, beside: 8 } as const

export function NewArrivalsSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(newArrivalsQuery(access))
  const { data: board } = useSuspenseQuery(sectionBannersQuery(access))
  const banner = fixedBanner(board, 'new_arrival_section_banner')
  if (data.products.length < fewestInRail) return null
  const items = data.products.slice(0, banner ? widest.beside : widest.alone)
  return (
    <HomeSection
      title={t('new_arrivals')}
      all={{ path: '/home', search: { search: 'new-arrivals', module_id: String(module.id) } }}
    >
      <BesideBanner banner={banner}>
        <ul className={banner ? shownByWidth : `${shownByWidth} xl:grid-cols-5`}>
          {items.map((item) => (
            <li key={item.id}>
              <ListedItemCard item={item} />
            </li>
          ))}
        </ul>
      </BesideBanner>
    </HomeSection>
  )
}
