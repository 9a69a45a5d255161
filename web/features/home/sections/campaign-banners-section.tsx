// Campaigns of stores that run now, side by side (CMP-01).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CampaignSlide } from '#web/features/promotion/campaign-slide.tsx'
import { campaignsQuery } from '#web/features/promotion/promotion.queries.ts'
import { HomeSection } from '../home-section.tsx'
import { firstRowOf } from '../home-sections.ts'
import { Rail, railWidths } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function CampaignBannersSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(campaignsQuery(access))
  if (data.campaigns.length === 0) return null
  return (
    <HomeSection title={t('campaigns')} all={{ path: '/campaigns' }}>
      <Rail label={t('campaigns')}>
        {data.campaigns.map((campaign, index) => (
          <li key={campaign.id} className={railWidths.three}>
            <CampaignSlide
              campaign={campaign}
              answered={data.answered}
              priority={index === 0 && firstRowOf(module) === 'campaign_banners'}
            />
          </li>
        ))}
      </Rail>
    </HomeSection>
  )
}
