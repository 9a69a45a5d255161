// Somebody else was quicker: what they changed is shown field by field, and where both changed one, one chooses.
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#contract/core/language.ts'
import { isRecord } from '#contract/core/shape.ts'
import { RadioGroup } from '#web/ui/choice/radio-group.tsx'
import type { Conflict, FormFields } from './desk-form.types.ts'
import { useFormLanguage } from './form-language.tsx'
import type { Choice } from './merge.rules.ts'

type ConflictPanelProps<Values> = { conflict: Conflict<Values>; mine: Values; fields: FormFields<Values> }

/** Texts in languages say the one that differs; lists say how long they are, for want of better words. */
function useValueText<Values>(fields: FormFields<Values>) {
  const t = useTranslations('desk_form')
  const { main } = useFormLanguage()
  const plainText = (value: unknown): string => {
    if (value == null || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (Array.isArray(value)) return t('entries', { count: value.length })
    if (!isRecord(value)) return String(value)
    const said = (language: Language) => (typeof value[language] === 'string' ? value[language] : '')
    const text = said(main) || languages.map(said).find(Boolean)
    return text || t('changed_value')
  }
  return (field: keyof Values & string, value: Values[keyof Values & string]): string =>
    fields[field]?.text?.(value) ?? plainText(value)
}

function differingLanguage(one: unknown, other: unknown): Language | undefined {
  if (!isRecord(one) || !isRecord(other)) return undefined
  return languages.find((language) => language in one && one[language] !== other[language])
}

export function ConflictPanel<Values extends object>({ conflict, mine, fields }: ConflictPanelProps<Values>) {
  const t = useTranslations('desk_form')
  const { base, theirs, meeting, choices, choose } = conflict
  const valueText = useValueText(fields)
  const textOf = (name: string, values: Values, other: Values) => {
    const field = name as keyof Values & string
    const language = differingLanguage(values[field], other[field])
    const value: unknown = values[field]
    return language && isRecord(value)
      ? String(value[language] || t('empty'))
      : valueText(field, values[field])
  }
  const labelOf = (name: string) => fields[name as keyof Values]?.label ?? name
  return (
    <section role="alert" className="mb-5 flex flex-col gap-4 rounded-card bg-warning-soft p-4">
      <div>
        <p className="font-medium text-ink">{t('conflict_title')}</p>
        <p className="text-14 text-ink-soft">
          {t(meeting.contested.length > 0 ? 'conflict_choose' : 'conflict_text')}
        </p>
      </div>
      {meeting.contested.map((name) => (
        <div key={name}>
          <p aria-hidden className="font-medium text-14">
            {labelOf(name)}
          </p>
          <RadioGroup<Choice>
            label={labelOf(name)}
            value={choices[name] ?? 'mine'}
            onValueChange={(choice) => choose(name, choice)}
            options={[
              { value: 'mine', label: t('keep_mine', { value: textOf(name, mine, theirs) }) },
              { value: 'theirs', label: t('take_theirs', { value: textOf(name, theirs, mine) }) },
            ]}
          />
        </div>
      ))}
      {meeting.taken.length > 0 && (
        <dl className="flex flex-col gap-1.5 text-14">
          {meeting.taken.map((name) => (
            <div key={name} className="flex flex-wrap items-center gap-x-2">
              <dt className="text-ink-soft">{labelOf(name)}:</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-2">
                <del className="text-ink-soft">{textOf(name, base, theirs)}</del>
                <ArrowRight aria-hidden size={14} className="mirror" />
                <ins className="font-medium no-underline">{textOf(name, theirs, base)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
