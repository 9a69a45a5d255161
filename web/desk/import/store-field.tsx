// The store of rows that name none, found by name.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import { Combobox } from '#web/ui/form/combobox.tsx'

export interface ChosenStore {
  id: number
  name: string
}

type StoreFieldProps = { store: ChosenStore | null; onChange: (store: ChosenStore | null) => void }

export function StoreField({ store, onChange }: StoreFieldProps) {
  const t = useTranslations('desk_import')
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const query = useQuery({
    ...deskQuery(deskItemEndpoints.stores, { input: { q } }),
    placeholderData: keepPreviousData,
  })
  const found = (query.data ?? []).filter(({ id }) => id !== store?.id)
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        label={t('store')}
        hint={t('store_hint')}
        value={typed}
        onValueChange={setTyped}
        busy={query.isFetching}
        suggestions={found.map(({ id, name }) => ({ key: id, text: name, id, name }))}
        onPick={({ id, name }) => {
          onChange({ id, name })
          setTyped('')
        }}
        status={query.data !== undefined && found.length === 0 && t('no_store')}
      />
      {store && (
        <div className="flex">
          <RemovableChip
            removeLabel={t('remove_store', { name: store.name })}
            onRemove={() => onChange(null)}
          >
            {store.name}
          </RemovableChip>
        </div>
      )}
    </div>
  )
}
