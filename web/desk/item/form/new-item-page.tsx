// A new item: first of which store, for that says what there is to fill in.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { useChangeSearch, useDeskNavigate, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { StoreField, useItemStore } from '../store-field.tsx'
import { ItemForm } from './item-form.tsx'

export function NewItemPage() {
  return (
    <Permitted needs="edit_items">
      <NewItem />
    </Permitted>
  )
}

/** Whoever looks after one store is not asked for it. */
function useChosenStore() {
  const search = useDeskSearch()
  const named = useItemStore(Number(search.store_id) || null)
  const { data } = useQuery(deskQuery(deskItemEndpoints.stores, { input: { q: '' } }))
  return named ?? (data?.length === 1 ? data[0] : undefined)
}

function NewItem() {
  const t = useTranslations('items')
  const store = useChosenStore()
  const changeSearch = useChangeSearch()
  const navigate = useDeskNavigate()
  return (
    <>
      <BackToList to="/items" list="items">
        {t('back')}
      </BackToList>
      <PageHeader title={t('new_title')} text={t('new_text')} />
      <div className="mb-5 max-w-md">
        <StoreField
          label={t('store')}
          store={store}
          hint={t('store_text')}
          onPick={({ id }) => void changeSearch({ store_id: String(id) })}
        />
      </div>
      {store && (
        <ItemForm
          key={store.id}
          item={null}
          store={store}
          onMade={({ id }) => void navigate(`/items/${id}`, {}, { replace: true })}
        />
      )}
    </>
  )
}
