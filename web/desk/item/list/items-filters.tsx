// What the list of items can be narrowed by.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import type { DeskFilter } from '#web/desk/list/desk-table.types.ts'
import { useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { categoryOptions } from '../category-options.ts'
import { StoreField, useItemStore } from '../store-field.tsx'

export function useItemFilters(): DeskFilter[] {
  const t = useTranslations('items')
  const search = useDeskSearch()
  const store = useItemStore(Number(search.store_id) || null)
  const { data: terms } = useQuery(deskQuery(deskItemEndpoints.terms, { input: {} }))
  const module_id = Number(search.module_id) || store?.module_id
  const categories = terms ? categoryOptions(terms.categories, module_id) : []
  const yes = [{ value: '1', label: t('yes') }]
  return [
    {
      name: 'store_id',
      label: t('store'),
      control: ({ onChange }) => (
        <StoreField label={t('store')} store={store} onPick={({ id }) => onChange(String(id))} />
      ),
      valueText: (value) => store?.name ?? `#${value}`,
    },
    {
      name: 'module_id',
      label: t('module'),
      options: (terms?.modules ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'category_id',
      label: t('category'),
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'shown',
      label: t('availability'),
      options: [
        { value: 'visible', label: t('filter_visible') },
        { value: 'hidden', label: t('filter_hidden') },
      ],
    },
    {
      name: 'stock',
      label: t('stock'),
      options: [
        { value: 'out', label: t('filter_out') },
        { value: 'low', label: t('filter_low') },
      ],
    },
    { name: 'discounted', label: t('filter_discounted'), options: yes },
    { name: 'without_picture', label: t('filter_picture'), options: yes },
    { name: 'archived', label: t('filter_archived'), options: yes },
  ]
}
