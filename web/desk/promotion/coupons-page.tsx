// Coupons with their state, how often each was used and what it has cost.
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { periodStates } from '#contract/core/desk-period.ts'
import { couponTypes } from '#contract/features/coupon/coupon.schema.ts'
import { deskCouponEndpoints } from '#contract/features/coupon/desk/desk-coupon.endpoints.ts'
import type { ListedCoupon } from '#contract/features/coupon/desk/desk-coupon.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn, DeskFilter } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { useMoney } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PickFilter } from './pick-field.tsx'
import { PromotionsFrame } from './promotions-frame.tsx'
import { StateBadge } from './state-badge.tsx'
import { useDayText } from './use-day-text.ts'

function useColumns(): DeskColumn<ListedCoupon>[] {
  const t = useTranslations('promotions')
  const money = useMoney()
  const day = useDayText()
  const worth = ({ coupon_type, discount_type, discount }: ListedCoupon) => {
    if (coupon_type === 'free_delivery') return t('kind_free_delivery')
    return discount_type === 'percent' ? `${discount}%` : money(discount)
  }
  const days = ({ start_date, expire_date }: ListedCoupon) => `${day(start_date)} – ${day(expire_date)}`
  return [
    {
      id: 'code',
      name: t('code'),
      sort: 'code',
      cell: ({ code }) => <bdi className="font-mono">{code}</bdi>,
      csv: ({ code }) => code,
    },
    { id: 'title', name: t('title'), cell: ({ title }) => title, csv: ({ title }) => title },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <StateBadge state={state} />,
      csv: ({ state }) => t(state),
      isPlainOnCard: true,
    },
    {
      id: 'kind',
      name: t('kind'),
      cell: ({ coupon_type, store_name }) => store_name ?? t(`kind_${coupon_type}`),
      csv: ({ coupon_type }) => t(`kind_${coupon_type}`),
    },
    { id: 'worth', name: t('worth'), align: 'end', cell: worth, csv: worth },
    { id: 'days', name: t('days'), sort: 'ends', cell: days, csv: days },
    {
      id: 'uses',
      name: t('uses'),
      sort: 'uses',
      align: 'end',
      cell: ({ uses }) => uses,
      csv: ({ uses }) => uses,
    },
    { id: 'cost', name: t('cost'), align: 'end', cell: ({ cost }) => money(cost), csv: ({ cost }) => cost },
    {
      id: 'module',
      name: t('module'),
      isExtra: true,
      cell: ({ module_name }) => module_name,
      csv: ({ module_name }) => module_name,
    },
  ]
}

export function useStateFilter(): DeskFilter {
  const t = useTranslations('promotions')
  return {
    name: 'state',
    label: t('state'),
    options: periodStates.map((value) => ({ value, label: t(value) })),
  }
}

export function useModuleFilter(): DeskFilter {
  const t = useTranslations('promotions')
  return {
    name: 'module_id',
    label: t('module'),
    control: (field) => <PickFilter kind="modules" label={t('module')} {...field} />,
    valueText: (id) => `#${id}`,
  }
}

export function CouponsPage() {
  const t = useTranslations('promotions')
  const make = (
    <Button render={<DeskLink to="/promotions/coupons/new" />}>
      <Plus aria-hidden size={18} />
      {t('new_coupon')}
    </Button>
  )
  return (
    <PromotionsFrame tab="coupons" action={make}>
      <CouponList />
    </PromotionsFrame>
  )
}

function CouponList() {
  const t = useTranslations('promotions')
  const columns = useColumns()
  const filters = [
    useStateFilter(),
    {
      name: 'coupon_type',
      label: t('kind'),
      options: couponTypes.map((value) => ({ value, label: t(`kind_${value}`) })),
    },
    useModuleFilter(),
  ]
  return (
    <DeskTable
      name="coupons"
      label={t('coupons')}
      endpoint={deskCouponEndpoints.list}
      columns={columns}
      filters={filters}
      sortedFirst={{ sort: 'newest', dir: 'up' }}
      rowName={({ code }) => code}
      rowPage={({ id }) => `/promotions/coupons/${id}`}
      searchLabel={t('search_coupons')}
      empty={{ title: t('no_coupons'), text: t('no_coupons_text') }}
    />
  )
}
