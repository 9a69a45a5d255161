// Flash sales: from when to when, how much is in them, and what was sold.
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { deskFlashSaleEndpoints as ends } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import type { ListedFlashSale } from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { useModuleFilter, useStateFilter } from './coupons-page.tsx'
import { PromotionsFrame } from './promotions-frame.tsx'
import { StateBadge } from './state-badge.tsx'
import { useDayText } from './use-day-text.ts'

export function useMomentText(): (moment: string) => string {
  const day = useDayText()
  return (moment) => `${day(moment.slice(0, 10))}, ${moment.slice(11)}`
}

function useColumns(): DeskColumn<ListedFlashSale>[] {
  const t = useTranslations('promotions')
  const moment = useMomentText()
  const sold = ({ sold: gone, stock }: ListedFlashSale) =>
    t('sold_of', { sold: String(gone), stock: String(stock) })
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
    {
      id: 'starts',
      name: t('starts'),
      cell: ({ starts_at }) => moment(starts_at),
      csv: ({ starts_at }) => starts_at,
    },
    {
      id: 'ends',
      name: t('ends'),
      sort: 'ends',
      cell: ({ ends_at }) => moment(ends_at),
      csv: ({ ends_at }) => ends_at,
    },
    {
      id: 'items',
      name: t('items'),
      align: 'end',
      cell: ({ items_count }) => items_count,
      csv: ({ items_count }) => items_count,
    },
    { id: 'sold', name: t('sold'), align: 'end', cell: sold, csv: ({ sold: gone }) => gone },
    {
      id: 'module',
      name: t('module'),
      cell: ({ module_name }) => module_name,
      csv: ({ module_name }) => module_name,
    },
  ]
}

export function FlashSalesPage() {
  const t = useTranslations('promotions')
  const make = (
    <Button render={<DeskLink to="/promotions/flash-sales/new" />}>
      <Plus aria-hidden size={18} />
      {t('new_flash_sale')}
    </Button>
  )
  return (
    <PromotionsFrame tab="flash_sales" action={make}>
      <FlashSaleList />
    </PromotionsFrame>
  )
}

function FlashSaleList() {
  const t = useTranslations('promotions')
  return (
    <DeskTable
      name="flash-sales"
      label={t('flash_sales')}
      endpoint={ends.list}
      columns={useColumns()}
      filters={[useStateFilter(), useModuleFilter()]}
      sortedFirst={{ sort: 'newest', dir: 'up' }}
      rowName={({ title }) => title}
      rowPage={({ id }) => `/promotions/flash-sales/${id}`}
      searchLabel={t('search_flash_sales')}
      empty={{ title: t('no_flash_sales'), text: t('no_flash_sales_text') }}
    />
  )
}
