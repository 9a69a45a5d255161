// A campaign of stores: its idea, how long it lasts, and the way to its stores (CMP-01).
import type { BasicCampaign } from '#contract/features/promotion/campaign.schema.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { BannerSlide, campaignSize } from '#web/ui/media/banner-slide.tsx'
import { CampaignLink } from './campaign-link.tsx'
import { campaignEnd } from './countdown-parts.ts'
import { CountdownText } from './countdown-text.tsx'

interface CampaignSlideProps {
  campaign: BasicCampaign
  answered: AnsweredAt
  /** In sight when the page opens. */
  priority?: boolean
}

export function CampaignSlide({ campaign, answered, priority }: CampaignSlideProps) {
  const { config } = useShop()
  const endsAt = campaignEnd(campaign.available_date_ends, campaign.end_time, config.time_zone)
  return (
    <BannerSlide
      picture={{ url: campaign.image_full_url, ...campaignSize }}
      title={
        <CampaignLink campaign={campaign} className="stretched-link">
          {campaign.title}
        </CampaignLink>
      }
      text={campaign.description}
      footer={<CountdownText endsAt={endsAt} answered={answered} />}
      priority={priority}
      sizes="(min-width: 1024px) 420px, 80vw"
      className="aspect-video"
    />
  )
}
