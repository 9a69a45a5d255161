// One campaign: its picture and words, its clock, and the stores that take part (CMP-01, CMP-02).
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { BannerSlide, campaignSize } from '#web/ui/media/banner-slide.tsx'
import { campaignEnd } from './countdown-parts.ts'
import { CountdownText } from './countdown-text.tsx'
import { campaignQuery } from './promotion.queries.ts'

interface CampaignPageProps {
  access: QueryAccess
  id: number
  stores(stores: readonly Store[]): ReactNode
}

export function CampaignPage({ access, id, stores }: CampaignPageProps) {
  const t = useTranslations('promotion')
  const { config } = useShop()
  const { data } = useSuspenseQuery(campaignQuery(access, id))
  const { campaign, answered } = data
  const endsAt = campaignEnd(campaign.available_date_ends, campaign.end_time, config.time_zone)
  return (
    <Container className="flex flex-col gap-8 py-6 sm:py-8">
      <BannerSlide
        picture={{ url: campaign.image_full_url, ...campaignSize }}
        title={<h1>{campaign.title}</h1>}
        text={campaign.description}
        footer={<CountdownText endsAt={endsAt} answered={answered} />}
        priority
        className="aspect-video sm:aspect-5/2"
      />
      <section
        aria-label={t('campaign_stores', { count: campaign.stores.length })}
        className="flex flex-col gap-5"
      >
        <h2 className="font-semibold text-22 sm:text-28">
          {t('campaign_stores', { count: campaign.stores.length })}
        </h2>
        {stores(campaign.stores)}
      </section>
    </Container>
  )
}
