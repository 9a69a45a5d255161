// Words an item is found by: tags and ingredients, one below the other, each in the form's language.
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import type { Localised } from '#contract/core/language.ts'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { type ItemValues, noText } from './item-values.ts'
import { TextLine } from './text-line.tsx'

type WordsFieldProps = {
  control: FieldControl<ItemValues>
  name: 'tags' | 'generic_name'
  label: string
  hint: string
}

export function WordsField({ control, name, label, hint }: WordsFieldProps) {
  const t = useTranslations('items')
  const { value, onChange, error } = useField<ItemValues, Localised[]>({ control, name })
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 md:col-span-2">
      <legend className="mb-1 font-medium text-14">{label}</legend>
      <ul className="flex flex-wrap gap-2">
        {value.map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no name of its own before it is typed.
          <li key={at} className="flex items-center">
            <TextLine
              label={t('word_number', { name: label, place: String(at + 1) })}
              value={word}
              maxLength={60}
              onChange={(next) => onChange(value.with(at, next))}
              className="w-40"
            />
            <IconButton
              label={t('remove_word', { place: String(at + 1) })}
              size="small"
              onClick={() => onChange(value.toSpliced(at, 1))}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
        <li>
          <Button variant="outline" size="small" onClick={() => onChange([...value, noText()])}>
            <Plus aria-hidden size={16} />
            {t('add_word')}
          </Button>
        </li>
      </ul>
      <FieldNote id={`${name}-note`} hint={hint} {...(error ? { error } : {})} />
    </fieldset>
  )
}
