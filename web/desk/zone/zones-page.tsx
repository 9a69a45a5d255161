// Where the shop delivers: every zone, with what depends on it.
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { deskZoneEndpoints } from '#contract/features/zone/desk/desk-zone.endpoints.ts'
import { type DeskZoneRow, zoneStates } from '#contract/features/zone/desk/desk-zone.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery, queryClient } from '#web/desk/session/desk-api.ts'
import { useMay, useMoment } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ZoneState } from './zone-state.tsx'

export function ZonesPage() {
  return (
    <Permitted needs="read_catalogue">
      <Zones />
    </Permitted>
  )
}

function useColumns(): DeskColumn<DeskZoneRow>[] {
  const t = useTranslations('zones')
  const moment = useMoment()
  return [
    { id: 'name', name: t('name'), sort: 'name', cell: ({ name }) => name, csv: ({ name }) => name },
    {
      id: 'state',
      name: t('state'),
      cell: (zone) => <ZoneState isOn={zone.status} isArchived={zone.is_archived} />,
      csv: ({ status, is_archived }) => t(is_archived ? 'archived' : status ? 'on' : 'off'),
      isPlainOnCard: true,
    },
    {
      id: 'modules',
      name: t('modules'),
      cell: ({ module_names }) => module_names.join(', ') || t('no_modules'),
      csv: ({ module_names }) => module_names.join(', '),
    },
    {
      id: 'stores',
      name: t('stores'),
      sort: 'stores',
      align: 'end',
      cell: ({ stores_count }) => stores_count,
      csv: ({ stores_count }) => stores_count,
    },
    {
      id: 'orders',
      name: t('running_orders'),
      sort: 'orders',
      align: 'end',
      cell: ({ running_orders }) => running_orders,
      csv: ({ running_orders }) => running_orders,
    },
    {
      id: 'priority',
      name: t('priority'),
      sort: 'priority',
      align: 'end',
      cell: ({ priority }) => priority,
      csv: ({ priority }) => priority,
    },
    {
      id: 'corners',
      name: t('corner_count'),
      align: 'end',
      cell: ({ corners }) => corners,
      csv: ({ corners }) => corners,
      isExtra: true,
    },
    {
      id: 'changed',
      name: t('changed'),
      sort: 'changed',
      cell: ({ updated_at }) => moment(updated_at, 'day_time'),
      csv: ({ updated_at }) => updated_at,
      isExtra: true,
    },
  ]
}

function Zones() {
  const t = useTranslations('zones')
  const mayEdit = useMay('edit_zones')
  const columns = useColumns()
  const make = (
    <Button render={<DeskLink to="/zones/new" />}>
      <Plus aria-hidden size={18} />
      {t('new')}
    </Button>
  )
  const states = zoneStates.filter((state) => state !== 'in_use')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} {...(mayEdit ? { action: make } : {})} />
      <DeskTable
        name="zones"
        label={t('title')}
        endpoint={deskZoneEndpoints.list}
        columns={columns}
        sortedFirst={{ sort: 'name', dir: 'up' }}
        filters={[
          { name: 'state', label: t('state'), options: states.map((value) => ({ value, label: t(value) })) },
        ]}
        rowName={({ name }) => name}
        rowPage={({ id }) => `/zones/${id}`}
        onNear={({ id }) =>
          void queryClient.prefetchQuery(deskQuery(deskZoneEndpoints.read, { params: { id } }))
        }
        empty={{ title: t('empty'), text: t('empty_text'), ...(mayEdit ? { action: make } : {}) }}
        searchLabel={t('search')}
      />
    </>
  )
}
