// Items sold only inside a campaign, each with its clock (CMP-01).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { campaignEnd } from '#web/features/promotion/countdown-parts.ts'
import { CountdownText } from '#web/features/promotion/countdown-text.tsx'
import { campaignItemsQuery } from '#web/features/promotion/promotion.queries.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { HomeSection } from '../home-section.tsx'
import { fewestInRail, Rail, railWidths } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function JustForYouSection({ access }: SectionProps) {
  const t = useTranslations('home')
  const { config } = useShop()
  const { data } = useSuspenseQuery(campaignItemsQuery(access))
  if (data.items.length < fewestInRail) return null
  return (
    <HomeSection title={t('just_for_you')}>
      <Rail label={t('just_for_you')}>
        {data.items.map((item) => (
          <li key={item.id} className={railWidths.four}>
            <ListedItemCard
              item={item}
              layout="campaign"
              footer={
                <CountdownText
                  endsAt={campaignEnd(item.available_date_ends, item.available_time_ends, config.time_zone)}
                  answered={data.answered}
                />
              }
            />
          </li>
        ))}
      </Rail>
    </HomeSection>
  )
}
