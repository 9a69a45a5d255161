// The orders behind a figure.
import { useTranslations } from 'use-intl'
import { reportEndpoints } from '#contract/features/report/report.endpoints.ts'
import { orderKinds, type ReportedOrder } from '#contract/features/report/report.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn } from '#web/desk/list/desk-table.types.ts'
import { useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useFigures } from '#web/desk/session/use-figures.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { RangeFields, useToday } from './range-fields.tsx'
import { kindIn, rangeIn } from './report-address.rules.ts'

export function ReportedOrdersPage() {
  return (
    <Permitted needs="read_reports">
      <ReportedOrders />
    </Permitted>
  )
}

function useColumns(): DeskColumn<ReportedOrder>[] {
  const t = useTranslations('desk_report')
  const moment = useMoment()
  const { money } = useFigures()
  return [
    { id: 'number', name: t('number'), cell: ({ id }) => `#${id}`, csv: ({ id }) => id },
    {
      id: 'created_at',
      name: t('placed_at'),
      sort: 'created_at',
      cell: ({ created_at }) => moment(created_at, 'date_time'),
      csv: ({ created_at }) => created_at,
    },
    {
      id: 'store',
      name: t('split_store'),
      cell: ({ store_name }) => store_name ?? t('no_store'),
      csv: ({ store_name }) => store_name,
    },
    {
      id: 'status',
      name: t('status'),
      cell: ({ order_status }) => t(`status_${order_status}`),
      csv: ({ order_status }) => order_status,
    },
    {
      id: 'amount',
      name: t('amount'),
      sort: 'order_amount',
      align: 'end',
      cell: ({ order_amount }) => money(order_amount),
      csv: ({ order_amount }) => order_amount,
    },
    {
      id: 'module',
      name: t('split_module'),
      cell: ({ module_name }) => module_name,
      csv: ({ module_name }) => module_name,
      isExtra: true,
    },
    {
      id: 'zone',
      name: t('split_zone'),
      cell: ({ zone_name }) => zone_name,
      csv: ({ zone_name }) => zone_name,
      isExtra: true,
    },
    {
      id: 'payment',
      name: t('payment'),
      cell: ({ payment_method }) => payment_method.replaceAll('_', ' '),
      csv: ({ payment_method }) => payment_method,
      isExtra: true,
    },
  ]
}

/** What a figure was split by; no box to choose it, but a chip to take it away. */
const partFilters = ['module_id', 'zone_id', 'store_id'] as const

function ReportedOrders() {
  const t = useTranslations('desk_report')
  const search = useDeskSearch()
  const today = useToday()
  const range = rangeIn(search, today)
  const columns = useColumns()
  const kind = kindIn(search)
  return (
    <>
      <PageHeader title={t(`orders_${kind}`)} text={t('orders_text')} />
      <div className="flex flex-col gap-4">
        <RangeFields {...range} />
        <DeskTable
          name="reported-orders"
          label={t(`orders_${kind}`)}
          endpoint={reportEndpoints.orders}
          input={range}
          columns={columns}
          sortedFirst={{ sort: 'created_at', dir: 'down' }}
          filters={[
            {
              name: 'kind',
              label: t('kind'),
              options: orderKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
            },
            ...partFilters.map((name) => ({ name, label: t(name), control: () => null })),
          ]}
          rowName={({ id }) => `#${id}`}
          empty={{ title: t('no_orders'), text: t('no_orders_text') }}
          searchLabel={t('search_orders')}
        />
      </div>
    </>
  )
}
