// Options of a dish: groups to choose from, each option adding to the price.
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslations } from 'use-intl'
import { FormSection } from '#web/desk/form/desk-form.tsx'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useMoneyField } from '#web/desk/form/fields/number-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { useFormLanguage } from '#web/desk/form/form-language.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { type FormGroup, type FormOption, type ItemValues, noText } from './item-values.ts'
import { NumberLine } from './number-line.tsx'
import { TextLine } from './text-line.tsx'

const option = (): FormOption => ({ label: noText(), price: 0 })

const newGroup = (): FormGroup => ({
  ...{ name: noText(), type: 'single', required: true, min: null, max: null },
  values: [option(), option()],
})

export function OptionsSection({ control }: { control: FieldControl<ItemValues> }) {
  const t = useTranslations('items')
  const { value, onChange, error } = useField<ItemValues, FormGroup[]>({ control, name: 'food_variations' })
  return (
    <FormSection title={t('options')} text={t('options_text')}>
      <div className="flex flex-col gap-4 md:col-span-2">
        {value.map((group, at) => (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: a group has no name of its own before one is typed.
            key={at}
            group={group}
            place={at + 1}
            onChange={(next) => onChange(value.with(at, next))}
            onRemove={() => onChange(value.toSpliced(at, 1))}
          />
        ))}
        <FieldNote id="options-error" {...(error ? { error } : {})} />
        <Button
          variant="outline"
          size="small"
          className="self-start"
          onClick={() => onChange([...value, newGroup()])}
        >
          <Plus aria-hidden size={16} />
          {t('add_group')}
        </Button>
      </div>
    </FormSection>
  )
}

type GroupProps = {
  group: FormGroup
  place: number
  onChange: (group: FormGroup) => void
  onRemove: () => void
}

function Group({ group, place, onChange, onRemove }: GroupProps) {
  const t = useTranslations('items')
  const { main } = useFormLanguage()
  const name = group.name[main] || t('group_number', { place: String(place) })
  return (
    <fieldset
      aria-label={name}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <TextLine
          label={t('group_name')}
          value={group.name}
          onChange={(text) => onChange({ ...group, name: text })}
          className="flex-1 basis-40 font-medium"
        />
        <SegmentedControl<FormGroup['type']>
          label={t('how_many')}
          options={[
            { value: 'single', label: t('one_option') },
            { value: 'multi', label: t('several_options') },
          ]}
          value={group.type}
          onValueChange={(type) => onChange({ ...group, type })}
        />
        <IconButton label={t('remove_group', { name })} size="small" onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-14">
        <Checkbox
          label={<span className="text-14">{t('must_choose')}</span>}
          checked={group.required}
          onCheckedChange={(required) => onChange({ ...group, required })}
        />
        {group.type === 'multi' && <Bounds group={group} onChange={onChange} />}
      </div>
      <Options group={group} onChange={onChange} />
    </fieldset>
  )
}

function Bounds({ group, onChange }: Pick<GroupProps, 'group' | 'onChange'>) {
  const t = useTranslations('items')
  return (
    <>
      <span className="flex items-center gap-2">
        <span aria-hidden>{t('at_least')}</span>
        <NumberLine
          label={t('at_least')}
          value={group.min}
          placeholder="0"
          className="w-16"
          onChange={(min) => onChange({ ...group, min })}
        />
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden>{t('at_most')}</span>
        <NumberLine
          label={t('at_most')}
          value={group.max === 0 ? null : group.max}
          placeholder={t('any_number')}
          className="w-20"
          onChange={(max) => onChange({ ...group, max })}
        />
      </span>
    </>
  )
}

function Options({ group, onChange }: Pick<GroupProps, 'group' | 'onChange'>) {
  const t = useTranslations('items')
  const { decimals } = useMoneyField()
  const { values } = group
  const change = (next: FormOption[]) => onChange({ ...group, values: next })
  return (
    <>
      <ul className="flex flex-col gap-2">
        {values.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name of its own before one is typed.
          <li key={at} className="flex items-center gap-2">
            <TextLine
              label={t('option_number', { place: String(at + 1) })}
              value={one.label}
              onChange={(label) => change(values.with(at, { ...one, label }))}
              className="flex-1"
            />
            <span aria-hidden className="text-14 text-ink-soft">
              +
            </span>
            <NumberLine
              label={t('option_price', { place: String(at + 1) })}
              value={one.price}
              decimals={decimals}
              onChange={(price) => change(values.with(at, { ...one, price }))}
            />
            <IconButton
              label={t('remove_option', { place: String(at + 1) })}
              size="small"
              onClick={() => change(values.toSpliced(at, 1))}
            >
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="small"
        className="self-start"
        onClick={() => change([...values, option()])}
      >
        <Plus aria-hidden size={16} />
        {t('add_option')}
      </Button>
    </>
  )
}
