// What a sender may tell the courier of a parcel.
import { useTranslations } from 'use-intl'
import { inEveryLanguage, type Localised } from '#contract/core/language.ts'
import { shortListEndpoints } from '#contract/features/content/desk/short-list.endpoints.ts'
import {
  type DeskParcelInstruction,
  longestEntry,
  parcelInstructionInput,
} from '#contract/features/content/desk/short-list.schema.ts'
import { DeskFormFrame } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { type EntryFormProps, newestOf, ShortListPage } from './short-list.tsx'

const ends = shortListEndpoints.parcelInstructions

interface Values {
  instruction: Localised
  status: boolean
}

export function InstructionsPage() {
  return (
    <ShortListPage
      list="instructions"
      endpoint={ends.list}
      nameOf={({ instruction }) => instruction}
      remove={({ id, version }) => deskCall(ends.remove, { params: { id }, input: { version } })}
      form={(props) => <InstructionForm {...props} />}
    />
  )
}

function InstructionForm({ entry, onDone }: EntryFormProps<DeskParcelInstruction>) {
  const t = useTranslations('desk_lists')
  const form = useDeskForm<Values, DeskParcelInstruction, Values>({
    thing: entry,
    valuesOf: (one) => ({
      instruction: one?.instruction ?? inEveryLanguage(() => ''),
      status: one?.status ?? true,
    }),
    inputOf: (values) => values,
    schema: parcelInstructionInput,
    save: (input, version) =>
      entry
        ? deskCall(ends.change, { params: { id: entry.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(entry ? { reload: () => newestOf(deskCall(ends.list), entry.id) } : {}),
    onSaved: onDone,
    fields: { instruction: { label: t('instruction') }, status: { label: t('is_on') } },
    draft: `parcel-instruction-${entry?.id ?? 'new'}`,
  })
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('instruction')}>
      <TextsField
        control={control}
        name="instruction"
        label={t('instruction')}
        maxLength={longestEntry}
        required
      />
      <SwitchField control={control} name="status" label={t('is_on')} hint={t('is_on_hint')} />
    </DeskFormFrame>
  )
}
