// A short text in the language the form is written in, within a row of its own; blank falls back to the main one.
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import { directionOf, type Localised } from '#contract/core/language.ts'
import { useFormLanguage } from '#web/desk/form/form-language.tsx'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { controlLook } from '#web/ui/form/control-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type TextLineProps = {
  label: string
  value: Localised
  onChange: (value: Localised) => void
  maxLength?: number
  className?: string
}

export function TextLine({ label, value, onChange, maxLength = 100, className }: TextLineProps) {
  const t = useTranslations('items')
  const { language, main } = useFormLanguage()
  const fallback = value[language] === '' ? fallbackText({ ...value, [language]: '' }, main) : ''
  return (
    <input
      aria-label={t('in_language', { name: label, language: shopLanguages[language].name })}
      lang={language}
      dir={directionOf(language)}
      value={value[language]}
      placeholder={fallback || label}
      maxLength={maxLength}
      onChange={({ target }) => onChange({ ...value, [language]: target.value })}
      className={classNames(controlLook, 'min-h-10 min-w-0 px-3 text-14', className)}
    />
  )
}
