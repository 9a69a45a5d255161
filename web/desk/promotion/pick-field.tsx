// Things of the shop chosen by a part of their name: one, or several as chips that can be taken away.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { deskChoiceEndpoints } from '#contract/features/promotion/desk/desk-choice.endpoints.ts'
import type { FieldProps } from '#web/desk/form/desk-form.types.ts'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import { Combobox } from '#web/ui/form/combobox.tsx'

export interface Named {
  id: number
  name: string
}

export type ChoiceKind = keyof typeof deskChoiceEndpoints

interface Within {
  module_id?: number | undefined
  store_id?: number | undefined
}

type PickerProps = {
  kind: ChoiceKind
  within?: Within
  label: string
  hint?: React.ReactNode
  error?: string | undefined
  chosen: readonly Named[]
  /** One takes the place of the other. */
  isSingle?: boolean
  onChange: (chosen: Named[]) => void
}

export function Picker(props: PickerProps) {
  const { kind, within, label, hint, error, chosen, isSingle, onChange } = props
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const query = useQuery({
    ...deskQuery(deskChoiceEndpoints[kind], { input: { q, ...within } }),
    placeholderData: keepPreviousData,
  })
  const ids = new Set(chosen.map(({ id }) => id))
  const found = (query.data ?? []).filter(({ id }) => !ids.has(id))
  const isEmpty = query.data !== undefined && found.length === 0
  const pick = ({ id, name }: Named) => {
    onChange(isSingle ? [{ id, name }] : [...chosen, { id, name }])
    setTyped('')
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Combobox
        label={label}
        {...(hint ? { hint } : {})}
        placeholder={t('promotions.find')}
        start={<Search aria-hidden size={18} />}
        value={typed}
        onValueChange={setTyped}
        busy={query.isFetching}
        suggestions={found.map(({ id, name, detail }) => ({
          id,
          name,
          key: id,
          text: name,
          content: (
            <span className="flex flex-1 flex-wrap justify-between gap-x-3">
              {name} <span className="text-13 text-ink-soft">{detail}</span>
            </span>
          ),
        }))}
        onPick={pick}
        status={query.error ? t('desk.load_failed') : isEmpty && t('promotions.not_found')}
        foundText={found.length > 0 ? t('promotions.found', { count: found.length }) : undefined}
        {...(error ? { error } : {})}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <RemovableChip
                removeLabel={t('promotions.take_out', { name })}
                onRemove={() => onChange(chosen.filter((one) => one.id !== id))}
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

type PickFieldProps<Values extends FieldValues, Value> = FieldProps<Values, Value> &
  Pick<PickerProps, 'kind' | 'within'>

export function PickField<Values extends FieldValues>(props: PickFieldProps<Values, Named | null>) {
  const { control, name, kind, within = {}, label, hint } = props
  const { value, onChange, error } = useField<Values, Named | null>({ control, name })
  return (
    <Picker
      {...{ kind, within, label, hint, error }}
      chosen={value ? [value] : []}
      isSingle
      onChange={([one]) => onChange(one ?? null)}
    />
  )
}

export function PicksField<Values extends FieldValues>(props: PickFieldProps<Values, Named[]>) {
  const { control, name, kind, within = {}, label, hint } = props
  const { value, onChange, error } = useField<Values, Named[]>({ control, name })
  return <Picker {...{ kind, within, label, hint, error }} chosen={value} onChange={onChange} />
}

/** A filter of a list: one thing by its id, its name read again after a reload. */
export function PickFilter({
  kind,
  label,
  value,
  onChange,
}: {
  kind: ChoiceKind
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const { data } = useQuery({
    ...deskQuery(deskChoiceEndpoints[kind], { input: { ids: [Number(value)] } }),
    enabled: value !== undefined,
  })
  return (
    <Picker
      kind={kind}
      label={label}
      chosen={value === undefined ? [] : (data ?? [])}
      isSingle
      onChange={([one]) => onChange(one ? String(one.id) : undefined)}
    />
  )
}
