// Which texts are listed: in what language, with what words, of which part of the shop, all or the changed ones.

import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { type Language, languages } from '#contract/core/language.ts'
import type { textArea } from '#contract/features/content/desk/desk-texts.schema.ts'
import { ListSearch } from '#web/desk/list/list-search.tsx'
import type { ListAddress } from '#web/desk/list/use-list.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { areaName } from './area-names.ts'

type TextFiltersProps = {
  address: ListAddress
  language: Language
  areas: readonly z.output<typeof textArea>[]
}

const all = 'all'

export function TextFilters({ address, language, areas }: TextFiltersProps) {
  const t = useTranslations('desk_texts')
  const { filters } = address.state
  const nameOf = areaName(t)
  const sorted = areas.toSorted((one, other) => nameOf(one.name).localeCompare(nameOf(other.name)))
  return (
    <section aria-label={t('filters')} className="mb-4 flex flex-wrap items-center gap-3">
      <div className="max-w-full overflow-x-auto">
        <SegmentedControl<Language>
          label={t('language')}
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{shopLanguages[value].name}</span>,
          }))}
          value={language}
          onValueChange={(value) => address.change({ filters: { language: value } })}
        />
      </div>
      <ListSearch label={t('search')} address={address} />
      <div className="w-full sm:w-56">
        <Select
          label={t('area')}
          labelHidden
          options={[
            { value: all, label: t('all_areas') },
            ...sorted.map(({ name, total }) => ({ value: name, label: `${nameOf(name)} (${total})` })),
          ]}
          value={filters.area ?? all}
          onValueChange={(value) => address.change({ filters: { area: value === all ? undefined : value } })}
        />
      </div>
      <SegmentedControl
        label={t('state')}
        options={[
          { value: all, label: t('all') },
          { value: 'changed', label: t('changed') },
        ]}
        value={filters.state === 'changed' ? 'changed' : all}
        onValueChange={(value) => address.change({ filters: { state: value === all ? undefined : value } })}
      />
    </section>
  )
}
