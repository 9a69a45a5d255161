// A short list inside a form: entries under each other, one button to add another and one on each to remove it.
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'

type EntryListProps<Entry> = {
  control: Control<FieldValues>
  name: string
  label: string
  hint?: string | undefined
  made: () => Entry
  most: number
  children: (path: string, index: number) => ReactNode
}

export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { control, name, label, hint, made, most, children } = props
  const t = useTranslations('desk_settings')
  const { value, onChange, error } = useField<FieldValues, Entry[]>({ control, name })
  const list = useRef<HTMLUListElement>(null)
  const add = () => {
    onChange([...value, made()])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 md:col-span-2">
      <legend className="mb-1 font-medium text-14">{label}</legend>
      <FieldNote id={`${name}-note`} hint={hint} {...(error ? { error } : {})} />
      {value.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <ul ref={list} className="flex flex-col gap-3">
        {value.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form knows an entry by its place, and so do its fields.
          <li key={index} className="flex items-start gap-2 rounded-card border border-line p-3">
            <div className="grid min-w-0 flex-1 gap-x-5 gap-y-3 md:grid-cols-2">
              {children(`${name}.${index}`, index)}
            </div>
            <IconButton
              label={t('remove_one', { name: t('entry', { number: String(index + 1) }) })}
              size="small"
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {value.length < most && (
        <Button variant="outline" size="small" className="self-start" onClick={add}>
          <Plus aria-hidden size={16} />
          {t('add')}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
    </fieldset>
  )
}

export type ListFieldProps = { control: Control<FieldValues>; name: string }
