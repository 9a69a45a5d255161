// One of the stores whose items one may see, found by typing a part of its name.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import type { ItemStore } from '#contract/features/item/desk/desk-item.schema.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'

export function useItemStore(id: number | null): ItemStore | undefined {
  const asked = deskQuery(deskItemEndpoints.stores, { input: { q: '', id: id ?? 1 } })
  return useQuery({ ...asked, enabled: id !== null }).data?.[0]
}

type StoreFieldProps = {
  label: string
  store: ItemStore | undefined
  onPick: (store: ItemStore) => void
  hint?: string
}

export function StoreField({ label, store, onPick, hint }: StoreFieldProps) {
  const t = useTranslations('items')
  const [typed, setTyped] = useState<string | null>(null)
  const { data, isPending } = useQuery(deskQuery(deskItemEndpoints.stores, { input: { q: typed ?? '' } }))
  const suggestions = (data ?? []).map((one) => ({
    key: one.id,
    text: one.name,
    content: (
      <span className="flex min-w-0 flex-1 justify-between gap-3">
        <span className="truncate">{one.name}</span>
        <span className="shrink-0 text-13 text-ink-soft">{one.module_name}</span>
      </span>
    ),
    store: one,
  }))
  return (
    <Combobox
      label={label}
      {...(hint ? { hint } : {})}
      value={typed ?? store?.name ?? ''}
      onValueChange={setTyped}
      suggestions={suggestions}
      busy={isPending}
      placeholder={t('store_placeholder')}
      status={data?.length === 0 ? t('no_store') : undefined}
      foundText={data ? t('stores_found', { count: data.length }) : undefined}
      onPick={(picked) => {
        setTyped(null)
        onPick(picked.store)
      }}
    />
  )
}
