// Every store: whether it takes orders now, what it still lacks, and pausing it without opening it.
import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { deskStoreEndpoints } from '#contract/features/store/desk/desk-store.endpoints.ts'
import { type DeskStoreRow, storeListStates } from '#contract/features/store/desk/desk-store.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn, DeskFilter } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery, queryClient } from '#web/desk/session/desk-api.ts'
import { useMay, useMoment, useMoney } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { OpeningMenu } from './opening-menu.tsx'
import { StoreMissing, StoreStateTag, useStateText } from './store-state.tsx'

export function StoresPage() {
  return (
    <Permitted needs="read_catalogue">
      <Stores />
    </Permitted>
  )
}

function useColumns(): DeskColumn<DeskStoreRow>[] {
  const t = useTranslations('desk_stores')
  const moment = useMoment()
  const money = useMoney()
  const stateText = useStateText()
  const count = (id: 'items' | 'orders' | 'rating', of: (row: DeskStoreRow) => number) => ({
    ...{ id, name: t(id), sort: id, cell: of, csv: of },
    align: 'end' as const,
  })
  const words = (id: 'module' | 'zone', of: (row: DeskStoreRow) => string) => ({
    ...{ id, name: t(id), sort: id, cell: of, csv: of },
  })
  return [
    { id: 'name', name: t('name'), sort: 'name', cell: ({ name }) => name, csv: ({ name }) => name },
    {
      id: 'state',
      name: t('state'),
      cell: (row) => <StoreStateTag store={row} />,
      csv: stateText,
      isPlainOnCard: true,
    },
    {
      id: 'missing',
      name: t('missing_column'),
      cell: (row) => <StoreMissing store={row} />,
      csv: ({ missing }) => missing.map((part) => t(`lacks_${part}`)).join(', '),
      isPlainOnCard: true,
    },
    words('module', ({ module_name }) => module_name),
    words('zone', ({ zone_name }) => zone_name),
    count('items', ({ total_items }) => total_items),
    count('orders', ({ order_count }) => order_count),
    { ...count('rating', ({ avg_rating }) => Math.round(avg_rating * 10) / 10), isExtra: true },
    {
      id: 'phone',
      name: t('phone'),
      cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
      csv: ({ phone }) => phone,
      isExtra: true,
    },
    {
      id: 'minimum',
      name: t('minimum_order'),
      align: 'end',
      cell: ({ minimum_order }) => money(minimum_order),
      csv: ({ minimum_order }) => minimum_order,
      isExtra: true,
    },
    {
      id: 'created',
      name: t('created'),
      sort: 'created',
      cell: ({ created_at }) => moment(created_at, 'date'),
      csv: ({ created_at }) => created_at,
      isExtra: true,
    },
  ]
}

function useFilters(): DeskFilter[] {
  const t = useTranslations('desk_stores')
  const { data } = useQuery(deskQuery(deskStoreEndpoints.terms))
  const choices = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }))
  const states = storeListStates.filter((state) => state !== 'in_use')
  return [
    {
      name: 'state',
      label: t('state'),
      options: states.map((value) => ({ value, label: t(`list_${value}`) })),
    },
    { name: 'module_id', label: t('module'), options: choices(data?.modules) },
    { name: 'zone_id', label: t('zone'), options: choices(data?.zones) },
  ]
}

function Stores() {
  const t = useTranslations('desk_stores')
  const [mayMake, mayEdit] = [useMay('make_stores'), useMay('edit_stores')]
  const make = (
    <Button render={<DeskLink to="/stores/new" />}>
      <Plus aria-hidden size={18} />
      {t('new')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} {...(mayMake ? { action: make } : {})} />
      <DeskTable
        name="stores"
        label={t('title')}
        endpoint={deskStoreEndpoints.list}
        columns={useColumns()}
        sortedFirst={{ sort: 'name', dir: 'up' }}
        filters={useFilters()}
        rowName={({ name }) => name}
        rowPage={({ id }) => `/stores/${id}`}
        onNear={({ id }) =>
          void queryClient.prefetchQuery(deskQuery(deskStoreEndpoints.one, { params: { id } }))
        }
        {...(mayEdit
          ? {
              rowActions: (row: DeskStoreRow) =>
                row.is_archived ? null : (
                  <OpeningMenu
                    store={row}
                    trigger={
                      <IconButton label={t('opening_of', { name: row.name })} size="small">
                        <Clock aria-hidden size={18} />
                      </IconButton>
                    }
                  />
                ),
            }
          : {})}
        empty={{ title: t('empty'), text: t('empty_text'), ...(mayMake ? { action: make } : {}) }}
        searchLabel={t('search')}
      />
    </>
  )
}
