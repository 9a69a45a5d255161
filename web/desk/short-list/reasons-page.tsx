// Why an order is canceled, or money asked back: what one may choose from.
import { useTranslations } from 'use-intl'
import { inEveryLanguage, type Localised } from '#contract/core/language.ts'
import { shortListEndpoints } from '#contract/features/content/desk/short-list.endpoints.ts'
import {
  type DeskReason,
  longestEntry,
  reasonInput,
  reasonKinds,
  reasonUsers,
} from '#contract/features/content/desk/short-list.schema.ts'
import { DeskFormFrame } from '#web/desk/form/desk-form.tsx'
import { SelectField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { type EntryFormProps, newestOf, ShortListPage } from './short-list.tsx'

const ends = shortListEndpoints.reasons

interface Values {
  kind: DeskReason['kind'] | null
  reason: Localised
  user_type: DeskReason['user_type'] | null
  status: boolean
}

const valuesOf = (one: DeskReason | null): Values => ({
  kind: one?.kind ?? 'cancellation',
  reason: one?.reason ?? inEveryLanguage(() => ''),
  user_type: one?.user_type ?? 'customer',
  status: one?.status ?? true,
})

const inputOf = ({ kind, user_type, ...values }: Values) => ({
  ...values,
  kind: kind ?? ('cancellation' as const),
  user_type: user_type ?? ('customer' as const),
})

export function ReasonsPage() {
  const t = useTranslations('desk_lists')
  return (
    <ShortListPage
      list="reasons"
      endpoint={ends.list}
      nameOf={({ reason }) => reason}
      aboutOf={({ kind, user_type }) =>
        t('reason_about', { kind: t(`kind_${kind}`), user: t(`user_${user_type}`) })
      }
      remove={({ id, version }) => deskCall(ends.remove, { params: { id }, input: { version } })}
      form={(props) => <ReasonForm {...props} />}
    />
  )
}

function useReasonForm({ entry, onDone }: EntryFormProps<DeskReason>) {
  const t = useTranslations('desk_lists')
  return useDeskForm<Values, DeskReason, ReturnType<typeof inputOf>>({
    ...{ thing: entry, valuesOf, inputOf, schema: reasonInput },
    save: (input, version) =>
      entry
        ? deskCall(ends.change, { params: { id: entry.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(entry ? { reload: () => newestOf(deskCall(ends.list), entry.id) } : {}),
    onSaved: onDone,
    fields: {
      kind: { label: t('kind') },
      reason: { label: t('reason') },
      user_type: { label: t('chosen_by') },
      status: { label: t('is_on') },
    },
    draft: `reason-${entry?.id ?? 'new'}`,
  })
}

function ReasonForm(props: EntryFormProps<DeskReason>) {
  const t = useTranslations('desk_lists')
  const form = useReasonForm(props)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('reason')}>
      <TextsField control={control} name="reason" label={t('reason')} maxLength={longestEntry} required />
      <SelectField
        control={control}
        name="kind"
        label={t('kind')}
        options={reasonKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      <SelectField
        control={control}
        name="user_type"
        label={t('chosen_by')}
        options={reasonUsers.map((value) => ({ value, label: t(`user_${value}`) }))}
      />
      <SwitchField control={control} name="status" label={t('is_on')} hint={t('is_on_hint')} />
    </DeskFormFrame>
  )
}
