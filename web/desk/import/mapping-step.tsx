// Which column of the file is which of ours: recognised or remembered, and changed where that was wrong.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import type { ImportView } from '#contract/features/import/import.schema.ts'
import { fieldsOf, fieldTitle } from '#contract/features/import/import-fields.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { controlLook } from '#web/ui/form/control-look.ts'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { showImport } from './import-query.ts'

export function MappingStep({ view }: { view: ImportView }) {
  const t = useTranslations('desk_import')
  const refusalOf = useRefusal()
  const [mapping, setMapping] = useState(view.mapping)
  const work = useMutation({
    mutationFn: () =>
      deskCall(importEndpoints.check, { params: { id: view.id }, input: { version: view.version, mapping } }),
    onSuccess: showImport,
  })
  const set = (at: number, field: string | null) =>
    setMapping(mapping.map((one, column) => (column === at ? field : one)))
  const found = mapping.filter((field) => field !== null).length
  return (
    <section aria-labelledby="columns" className="flex flex-col gap-3">
      <h2 id="columns" className="font-semibold text-16">
        {t('columns')}
      </h2>
      <p className="text-14 text-ink-soft">
        {t(view.is_remembered ? 'columns_remembered' : 'columns_text')}{' '}
        {t('columns_found', { found: String(found), count: String(mapping.length) })}
      </p>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {view.headings.map((heading, at) => (
          // Headings may be the same twice; their place is what they are known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file never move
          <li key={at} className="grid gap-x-4 gap-y-1 p-3 sm:grid-cols-[1fr_1fr] sm:items-center">
            <ColumnChoice
              view={view}
              at={at}
              heading={heading || t('no_heading', { number: String(at + 1) })}
              field={mapping[at] ?? null}
              taken={mapping}
              onChange={(field) => set(at, field)}
            />
          </li>
        ))}
      </ul>
      <FormRefusal text={work.error ? refusalOf(work.error) : undefined} />
      <div>
        <Button loading={work.isPending} onClick={() => work.mutate()}>
          {t('check')}
        </Button>
      </div>
    </section>
  )
}

type ColumnChoiceProps = {
  view: ImportView
  at: number
  heading: string
  field: string | null
  taken: readonly (string | null)[]
  onChange: (field: string | null) => void
}

function ColumnChoice({ view, at, heading, field, taken, onChange }: ColumnChoiceProps) {
  const t = useTranslations('desk_import')
  const { language } = usePreferences()
  const examples = view.sample.map((row) => row[at] ?? '').filter(Boolean)
  return (
    <>
      <div className="min-w-0">
        <bdi className="block truncate font-medium text-14">{heading}</bdi>
        <bdi className="block truncate text-13 text-ink-soft">{examples.slice(0, 3).join(' · ')}</bdi>
      </div>
      <select
        aria-label={t('column_is', { heading })}
        value={field ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        className={classNames(
          controlLook,
          'min-h-9 px-2 text-14 pointer-coarse:min-h-11',
          !field && 'text-ink-soft',
        )}
      >
        <option value="">{t('left_out')}</option>
        {/* An option that is there and disabled would make the whole box look disabled. */}
        {fieldsOf[view.kind]
          .filter((one) => one === field || !taken.includes(one))
          .map((one) => (
            <option key={one} value={one}>
              {fieldTitle(one, language)}
            </option>
          ))}
      </select>
    </>
  )
}
