// Filters behind one button, and what is filtered as a row of chips: each can be taken away, or all at once.
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import type { DeskFilter } from './desk-table.types.ts'
import type { ListAddress } from './use-list.ts'

type FiltersProps = { filters: readonly DeskFilter[]; address: ListAddress }

const all = '*'

export function FilterPanel({ filters, address }: FiltersProps) {
  const t = useTranslations('desk_list')
  const chosen = Object.keys(address.state.filters).length
  if (filters.length === 0) return null
  return (
    <Popover
      align="start"
      title={t('filters')}
      trigger={
        <Button variant="outline" size="small">
          <ListFilter aria-hidden size={16} />
          {chosen > 0 ? t('filters_chosen', { count: String(chosen) }) : t('filters')}
        </Button>
      }
    >
      <div className="mt-2 flex flex-col gap-4">
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} address={address} />
        ))}
      </div>
    </Popover>
  )
}

function FilterField({ filter, address }: { filter: DeskFilter; address: ListAddress }) {
  const t = useTranslations('desk_list')
  const { name, label, options = [], control } = filter
  const value = address.state.filters[name]
  const onChange = (chosen: string | undefined) => address.change({ filters: { [name]: chosen } })
  if (control) return control({ value, onChange })
  return (
    <Select
      label={label}
      options={[{ value: all, label: t('any') }, ...options]}
      value={options.some((one) => one.value === value) ? (value ?? all) : all}
      onValueChange={(chosen) => onChange(chosen === all ? undefined : chosen)}
    />
  )
}

function textOf({ options, valueText }: DeskFilter, value: string): string {
  return options?.find((one) => one.value === value)?.label ?? valueText?.(value) ?? value
}

/** What an address says and a filter does not know is shown as well: it stands between the reader and the rows. */
export function FilterChips({ filters, address }: FiltersProps) {
  const t = useTranslations('desk_list')
  const { state, change } = address
  const chosen = filters.flatMap((filter) => {
    const value = state.filters[filter.name]
    return value === undefined
      ? []
      : [{ name: filter.name, text: `${filter.label}: ${textOf(filter, value)}` }]
  })
  if (chosen.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chosen.map(({ name, text }) => (
        <RemovableChip
          key={name}
          removeLabel={t('remove_filter', { name: text })}
          onRemove={() => change({ filters: { [name]: undefined } })}
        >
          {text}
        </RemovableChip>
      ))}
      <Button variant="ghost" size="small" onClick={() => change(clearing(state.filters))}>
        {t('clear_filters')}
      </Button>
    </div>
  )
}

/** Filters and search alike. */
export function clearing(filters: Readonly<Record<string, string>>) {
  return { q: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])) }
}
