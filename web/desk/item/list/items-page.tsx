// Everything the stores sell, in one list: searched, filtered, changed in the row and many at once.
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import type { ItemRow } from '#contract/features/item/desk/desk-item.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery, queryClient } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { BulkDialog, type BulkKind, useBulkActs } from './bulk-dialog.tsx'
import { ItemMenu } from './item-menu.tsx'
import { useItemColumns } from './items-columns.tsx'
import { useItemFilters } from './items-filters.tsx'

export function ItemsPage() {
  return (
    <Permitted needs="read_catalogue">
      <Items />
    </Permitted>
  )
}

function Items() {
  const t = useTranslations('items')
  const mayEdit = useMay('edit_items')
  const [bulk, setBulk] = useState<{ kind: BulkKind; ids: readonly number[]; done: () => void } | null>(null)
  const columns = useItemColumns()
  const filters = useItemFilters()
  const acts = useBulkActs((kind, ids, done) => setBulk({ kind, ids, done }))
  const add = (
    <Button render={<DeskLink to="/items/new" />}>
      <Plus aria-hidden size={18} />
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} action={mayEdit && add} />
      <DeskTable
        name="items"
        label={t('title')}
        endpoint={deskItemEndpoints.list}
        columns={columns}
        filters={filters}
        sortedFirst={{ sort: 'changed', dir: 'down' }}
        rowName={({ name }) => name}
        rowPage={({ id }) => `/items/${id}` as const}
        onNear={readAhead}
        {...(mayEdit ? { bulkActs: acts, rowActions: (row: ItemRow) => <ItemMenu row={row} /> } : {})}
        empty={{ title: t('empty'), text: t('empty_text'), action: mayEdit && add }}
        searchLabel={t('search')}
      />
      {bulk && (
        <BulkDialog
          kind={bulk.kind}
          ids={bulk.ids}
          onClose={() => setBulk(null)}
          onDone={() => {
            bulk.done()
            setBulk(null)
          }}
        />
      )}
    </>
  )
}

/** What a row leads to is there before it is pressed. */
function readAhead({ id }: ItemRow): void {
  void queryClient.prefetchQuery(deskQuery(deskItemEndpoints.one, { params: { id } }))
}
