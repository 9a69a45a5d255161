// The stores of a manager, found by name and shown as chips that can be taken away.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import { Combobox } from '#web/ui/form/combobox.tsx'

type Stores = StaffMember['stores']

type StorePickerProps = { stores: Stores; onChange: (stores: Stores) => void; error?: string | undefined }

export function StorePicker({ stores, onChange, error }: StorePickerProps) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const query = useQuery({
    ...deskQuery(staffEndpoints.stores, { input: { search } }),
    placeholderData: keepPreviousData,
  })
  const chosen = new Set(stores.map(({ id }) => id))
  const found = (query.data ?? []).filter(({ id }) => !chosen.has(id))
  const pick = ({ id, name }: Stores[number]) => {
    onChange([...stores, { id, name }])
    setTyped('')
  }
  const isEmpty = query.data !== undefined && found.length === 0
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        label={t('staff.manager_stores')}
        placeholder={t('staff.find_store')}
        start={<Search aria-hidden size={18} />}
        value={typed}
        onValueChange={setTyped}
        busy={query.isFetching}
        suggestions={found.map((store) => ({
          ...store,
          key: store.id,
          text: store.name,
          content: (
            <span className="flex flex-1 flex-wrap justify-between gap-x-3">
              {store.name} <span className="text-13 text-ink-soft">{store.module_name}</span>
            </span>
          ),
        }))}
        onPick={pick}
        status={query.error ? t('desk.load_failed') : isEmpty && t('staff.no_store')}
        foundText={found.length > 0 ? t('staff.stores_found', { count: found.length }) : undefined}
        {...(error ? { error } : {})}
      />
      {stores.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {stores.map(({ id, name }) => (
            <li key={id}>
              <RemovableChip
                removeLabel={t('staff.remove_store', { name })}
                onRemove={() => onChange(stores.filter((store) => store.id !== id))}
              >
                {name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
