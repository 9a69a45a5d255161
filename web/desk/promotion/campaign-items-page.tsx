// Items sold only in a campaign: when, at what price, and of which store.
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { deskCampaignItemEndpoints as ends } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import type { ListedCampaignItem } from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { useMoney } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useModuleFilter, useStateFilter } from './coupons-page.tsx'
import { PromotionsFrame } from './promotions-frame.tsx'
import { StateBadge } from './state-badge.tsx'
import { useDayText } from './use-day-text.ts'

function useColumns(): DeskColumn<ListedCampaignItem>[] {
  const t = useTranslations('promotions')
  const day = useDayText()
  const money = useMoney()
  const days = ({ start_date, end_date }: ListedCampaignItem) => `${day(start_date)} – ${day(end_date)}`
  const discount = ({ discount: off, discount_type }: ListedCampaignItem) =>
    off === 0 ? '–' : discount_type === 'percent' ? `${off}%` : money(off)
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
      id: 'price',
      name: t('price'),
      align: 'end',
      cell: ({ price }) => money(price),
      csv: ({ price }) => price,
    },
    { id: 'discount', name: t('worth'), align: 'end', cell: discount, csv: discount },
    {
      id: 'store',
      name: t('store'),
      cell: ({ store_name }) => store_name,
      csv: ({ store_name }) => store_name,
    },
    {
      id: 'module',
      name: t('module'),
      cell: ({ module_name }) => module_name,
      csv: ({ module_name }) => module_name,
    },
  ]
}

export function CampaignItemsPage() {
  const t = useTranslations('promotions')
  const make = (
    <Button render={<DeskLink to="/promotions/campaign-items/new" />}>
      <Plus aria-hidden size={18} />
      {t('new_campaign_item')}
    </Button>
  )
  return (
    <PromotionsFrame tab="campaign_items" action={make}>
      <CampaignItemList />
    </PromotionsFrame>
  )
}

function CampaignItemList() {
  const t = useTranslations('promotions')
  return (
    <DeskTable
      name="campaign-items"
      label={t('campaign_items')}
      endpoint={ends.list}
      columns={useColumns()}
      filters={[useStateFilter(), useModuleFilter()]}
      sortedFirst={{ sort: 'newest', dir: 'up' }}
      rowName={({ title }) => title}
      rowPage={({ id }) => `/promotions/campaign-items/${id}`}
      searchLabel={t('search_campaign_items')}
      empty={{ title: t('no_campaign_items'), text: t('no_campaign_items_text') }}
    />
  )
}
