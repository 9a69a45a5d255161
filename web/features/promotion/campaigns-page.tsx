// All campaigns that run now, each with its clock.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { CampaignSlide } from './campaign-slide.tsx'
import { campaignsQuery } from './promotion.queries.ts'
import { PromotionOver } from './promotion-over.tsx'

export function CampaignsPage({ access }: { access: QueryAccess }) {
  const t = useTranslations('promotion')
  const { data } = useSuspenseQuery(campaignsQuery(access))
  if (data.campaigns.length === 0) {
    return <PromotionOver title={t('no_campaigns')} text={t('no_campaigns_text')} />
  }
  return (
    <Container className="flex flex-col gap-6 py-8">
      <h1 className="font-semibold text-28 sm:text-36">{t('campaigns')}</h1>
      <CardGrid min={340}>
        {data.campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignSlide campaign={campaign} answered={data.answered} />
          </li>
        ))}
      </CardGrid>
    </Container>
  )
}
