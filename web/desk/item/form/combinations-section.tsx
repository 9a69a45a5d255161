// Choices of an article, and the table they make: a price and a number of pieces for every combination.
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import type { Localised } from '#contract/core/language.ts'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import { FormSection } from '#web/desk/form/desk-form.tsx'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useMoneyField } from '#web/desk/form/fields/number-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { useFormLanguage } from '#web/desk/form/form-language.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useReadText } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { withChoice, withOption, withoutChoice, withoutOption } from './combinations.rules.ts'
import { type FormChoice, type FormCombined, type ItemValues, noText } from './item-values.ts'
import { NumberLine } from './number-line.tsx'
import { TextLine } from './text-line.tsx'

type SectionProps = { control: FieldControl<ItemValues>; hasStock: boolean }

export function CombinationsSection({ control, hasStock }: SectionProps) {
  const t = useTranslations('items')
  const { value, onChange, error } = useField<ItemValues, FormCombined>({ control, name: 'combined' })
  const price = useWatch({ control, name: 'price' })
  const add = (title: Localised) => onChange(withChoice(value, { title, options: [noText()] }, price))
  return (
    <FormSection title={t('combinations')} text={t('combinations_text')}>
      <div className="flex flex-col gap-4 md:col-span-2">
        {value.choices.map((choice, at) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no name of its own before one is typed.
            key={at}
            choice={choice}
            place={at + 1}
            onChange={(next) => onChange({ ...value, choices: value.choices.with(at, next) })}
            onAdd={() => onChange(withOption(value, at, noText(), price))}
            onRemoveOption={(option) => onChange(withoutOption(value, { at, option }, price))}
            onRemove={() => onChange(withoutChoice(value, at, price))}
          />
        ))}
        <AddChoice onAdd={add} />
        <FieldNote id="combinations-error" {...(error ? { error } : {})} />
        {value.table.length > 0 && <Table value={value} onChange={onChange} hasStock={hasStock} />}
      </div>
    </FormSection>
  )
}

/** Attributes of the shop, such as size and colour, are titles that are there already. */
function AddChoice({ onAdd }: { onAdd: (title: Localised) => void }) {
  const t = useTranslations('items')
  const read = useReadText()
  const { data } = useQuery(deskQuery(deskItemEndpoints.terms, { input: {} }))
  return (
    <div className="flex flex-wrap gap-2">
      {data?.attributes.map(({ id, name }) => (
        <Button key={id} variant="outline" size="small" onClick={() => onAdd(name)}>
          <Plus aria-hidden size={16} />
          {read(name)}
        </Button>
      ))}
      <Button variant="outline" size="small" onClick={() => onAdd(noText())}>
        <Plus aria-hidden size={16} />
        {t('add_choice')}
      </Button>
    </div>
  )
}

type ChoiceProps = {
  choice: FormChoice
  place: number
  onChange: (choice: FormChoice) => void
  onAdd: () => void
  onRemoveOption: (option: number) => void
  onRemove: () => void
}

function Choice({ choice, place, onChange, onAdd, onRemoveOption, onRemove }: ChoiceProps) {
  const t = useTranslations('items')
  const { main } = useFormLanguage()
  const name = fallbackText(choice.title, main) || t('choice_number', { place: String(place) })
  const { options } = choice
  return (
    <fieldset
      aria-label={name}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3 sm:p-4"
    >
      <div className="flex items-center gap-2">
        <TextLine
          label={t('choice_name')}
          value={choice.title}
          onChange={(title) => onChange({ ...choice, title })}
          className="flex-1 font-medium"
        />
        <IconButton label={t('remove_choice', { name })} size="small" onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name of its own before one is typed.
          <li key={at} className="flex items-center gap-1">
            <TextLine
              label={t('option_number', { place: String(at + 1) })}
              value={option}
              onChange={(next) => onChange({ ...choice, options: options.with(at, next) })}
              className="flex-1"
            />
            <IconButton
              label={t('remove_option', { place: String(at + 1) })}
              size="small"
              onClick={() => onRemoveOption(at)}
            >
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="small" className="self-start" onClick={onAdd}>
        <Plus aria-hidden size={16} />
        {t('add_option')}
      </Button>
    </fieldset>
  )
}

type TableProps = { value: FormCombined; onChange: (value: FormCombined) => void; hasStock: boolean }

function Table({ value, onChange, hasStock }: TableProps) {
  const t = useTranslations('items')
  const { main } = useFormLanguage()
  const { decimals } = useMoneyField()
  const { choices, table } = value
  const nameOf = (options: readonly number[]) =>
    options
      .map((option, at) => fallbackText(choices[at]?.options[option] ?? noText(), main) || '…')
      .join(' · ')
  const change = (at: number, next: Partial<FormCombined['table'][number]>) => {
    const row = table[at]
    if (row) onChange({ ...value, table: table.with(at, { ...row, ...next }) })
  }
  return (
    <div className="max-h-96 overflow-auto rounded-card border border-line">
      <table aria-label={t('combinations')} className="w-full text-14">
        <thead className="sticky top-0 z-1 bg-fill text-13 text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t('combination')}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {t('price')}
            </th>
            {hasStock && (
              <th scope="col" className="px-3 py-2 text-end font-medium">
                {t('stock')}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {table.map((row, at) => {
            const name = nameOf(row.options)
            return (
              <tr key={row.options.join()}>
                <th scope="row" className="px-3 py-1.5 text-start font-normal">
                  <bdi>{name}</bdi>
                </th>
                <td className="px-3 py-1.5 text-end">
                  <NumberLine
                    label={t('price_of', { name })}
                    value={row.price}
                    decimals={decimals}
                    onChange={(price) => change(at, { price })}
                  />
                </td>
                {hasStock && (
                  <td className="px-3 py-1.5 text-end">
                    <NumberLine
                      label={t('stock_of', { name })}
                      value={row.stock}
                      onChange={(stock) => change(at, { stock })}
                    />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
