// A text in four languages: one at a time, each marked as written or as falling back to the shop's main language.
import Check from 'lucide-react/icons/check'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import { directionOf, type Language, type Localised, languages } from '#contract/core/language.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { controlLook } from '#web/ui/form/control-look.ts'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { FieldProps } from '../desk-form.types.ts'
import { useFormLanguage } from '../form-language.tsx'
import { useField } from './use-field.ts'

type TextsFieldProps<Values extends FieldValues> = FieldProps<Values, Localised> & {
  isLong?: boolean
  maxLength?: number
  /** All four below each other: for a text that is looked at in all of them. */
  isStacked?: boolean
  /** Whoever fills the field in: a suggestion to press, for example. */
  after?: ReactNode
}

export function TextsField<Values extends FieldValues>(props: TextsFieldProps<Values>) {
  const { control, name, label, required, isStacked, after } = props
  const field = useField<Values, Localised>({ control, name })
  const { language, main } = useFormLanguage()
  const id = useId()
  const shown = isStacked ? languages : [language]
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label htmlFor={`${id}-${shown[0]}`} className="font-medium text-14">
          {label}
          {required && (
            <span aria-hidden className="text-danger-ink">
              {' *'}
            </span>
          )}
        </label>
        {!isStacked && <LanguageChoice text={field.value} fieldLabel={label} />}
      </div>
      {shown.map((one) => (
        <TextInLanguage key={one} id={id} of={{ ...props, field }} language={one} main={main} />
      ))}
      {after}
    </div>
  )
}

type InLanguageProps<Values extends FieldValues> = {
  id: string
  of: TextsFieldProps<Values> & { field: ReturnType<typeof useField<Values, Localised>> }
  language: Language
  main: Language
}

function TextInLanguage<Values extends FieldValues>({ id, of, language, main }: InLanguageProps<Values>) {
  const t = useTranslations('desk_form')
  const { field, label, hint, isLong, isStacked, maxLength, disabled } = of
  const { value, onChange, onBlur, ref, error } = field
  const fallback = value[language] === '' ? fallbackText({ ...value, [language]: '' }, main) : ''
  const ownName = shopLanguages[language].name
  const noteId = `${id}-note-${language}`
  const note = fallback === '' ? hint : t('falls_back', { language: shopLanguages[main].name })
  const shared = {
    id: `${id}-${language}`,
    ref,
    lang: language,
    dir: directionOf(language),
    'aria-label': `${label}, ${ownName}`,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || note ? noteId : undefined,
    value: value[language],
    placeholder: fallback,
    maxLength,
    disabled,
    onBlur,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [language]: target.value }),
  }
  return (
    <>
      <div className={classNames(controlLook, 'flex gap-2', isLong ? '' : 'min-h-12 items-center')}>
        {isLong ? (
          <textarea
            rows={4}
            {...shared}
            className="field-sizing-content block max-h-96 min-h-28 w-full resize-none bg-transparent px-3.5 py-3 outline-none"
          />
        ) : (
          <input {...shared} className="min-w-0 flex-1 self-stretch bg-transparent px-3.5 outline-none" />
        )}
        {isStacked && (
          <span aria-hidden className="shrink-0 self-center pe-3 text-12 text-ink-soft">
            {ownName}
          </span>
        )}
      </div>
      <FieldNote id={noteId} hint={note} {...(error ? { error } : {})} />
    </>
  )
}

/** One choice for all fields of the form. */
function LanguageChoice({ text, fieldLabel }: { text: Localised; fieldLabel: string }) {
  const t = useTranslations('desk_form')
  const { language, choose } = useFormLanguage()
  return (
    // Taller than a label alone, it may not push the field below that of its neighbour.
    <fieldset aria-label={t('languages_of', { name: fieldLabel })} className="-my-1 flex flex-wrap gap-1">
      {languages.map((one) => {
        const isWritten = text[one].trim() !== ''
        const Mark = isWritten ? Check : CornerUpLeft
        return (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => choose(one)}
            className={classNames(
              'control target-44 inline-flex min-h-7 items-center gap-1 rounded-full px-2.5 text-12',
              one === language ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink-soft hover:bg-fill',
            )}
          >
            <Mark
              aria-hidden
              size={12}
              className={isWritten ? 'text-success-ink' : 'text-warning-ink mirror'}
            />
            {shopLanguages[one].name}
            <span className="sr-only">: {t(isWritten ? 'written' : 'not_written')}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
