// Campaigns of stores: their days, and who takes part.
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { deskCampaignEndpoints as ends } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import type { ListedCampaign } from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { useModuleFilter, useStateFilter } from './coupons-page.tsx'
import { PromotionsFrame } from './promotions-frame.tsx'
import { StateBadge } from './state-badge.tsx'
import { useDayText } from './use-day-text.ts'
import { useIsBusiness } from './use-reach.ts'

function useColumns(): DeskColumn<ListedCampaign>[] {
  const t = useTranslations('promotions')
  const day = useDayText()
  const days = ({ start_date, end_date }: ListedCampaign) => `${day(start_date)} – ${day(end_date)}`
  return [
    {
      id: 'title',
      name: t('title'),
      sort: 'title',
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <StateBadge state={state} />,
      csv: ({ state }) => t(state),
      isPlainOnCard: true,
    },
    { id: 'days', name: t('days'), sort: 'ends', cell: days, csv: days },
    {
      id: 'confirmed',
      name: t('taking_part'),
      align: 'end',
      cell: ({ confirmed }) => confirmed,
      csv: ({ confirmed }) => confirmed,
    },
    {
      id: 'pending',
      name: t('asking'),
      align: 'end',
      cell: ({ pending }) => pending,
      csv: ({ pending }) => pending,
    },
    {
      id: 'module',
      name: t('module'),
      cell: ({ module_name }) => module_name,
      csv: ({ module_name }) => module_name,
    },
  ]
}

export function CampaignsPage() {
  const t = useTranslations('promotions')
  const make = useIsBusiness() && (
    <Button render={<DeskLink to="/promotions/campaigns/new" />}>
      <Plus aria-hidden size={18} />
      {t('new_campaign')}
    </Button>
  )
  return (
    <PromotionsFrame tab="campaigns" action={make}>
      <CampaignList />
    </PromotionsFrame>
  )
}

function CampaignList() {
  const t = useTranslations('promotions')
  return (
    <DeskTable
      name="campaigns"
      label={t('campaigns')}
      endpoint={ends.list}
      columns={useColumns()}
      filters={[useStateFilter(), useModuleFilter()]}
      sortedFirst={{ sort: 'newest', dir: 'up' }}
      rowName={({ title }) => title}
      rowPage={({ id }) => `/promotions/campaigns/${id}`}
      searchLabel={t('search_campaigns')}
      empty={{ title: t('no_campaigns'), text: t('no_campaigns_text') }}
    />
  )
}
