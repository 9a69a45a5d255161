// What couriers drive: how far each is sent, and what it costs on top.
import { useTranslations } from 'use-intl'
import { inEveryLanguage, type Localised } from '#contract/core/language.ts'
import { shortListEndpoints } from '#contract/features/content/desk/short-list.endpoints.ts'
import {
  type DeskVehicle,
  longestEntry,
  vehicleInput,
} from '#contract/features/content/desk/short-list.schema.ts'
import { DeskFormFrame } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { MoneyField, NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { useMoney } from '#web/desk/session/use-desk.ts'
import { type EntryFormProps, newestOf, ShortListPage } from './short-list.tsx'

const ends = shortListEndpoints.vehicles

interface Values {
  type: Localised
  starting_coverage_area: number | null
  maximum_coverage_area: number | null
  extra_charges: number | null
  status: boolean
}

const valuesOf = (one: DeskVehicle | null): Values => ({
  type: one?.type ?? inEveryLanguage(() => ''),
  starting_coverage_area: one?.starting_coverage_area ?? 0,
  maximum_coverage_area: one?.maximum_coverage_area ?? null,
  extra_charges: one?.extra_charges ?? 0,
  status: one?.status ?? true,
})

const inputOf = (values: Values) => ({
  ...values,
  starting_coverage_area: values.starting_coverage_area ?? Number.NaN,
  maximum_coverage_area: values.maximum_coverage_area ?? Number.NaN,
  extra_charges: values.extra_charges ?? Number.NaN,
})

export function VehiclesPage() {
  const t = useTranslations('desk_lists')
  const money = useMoney()
  return (
    <ShortListPage
      list="vehicles"
      endpoint={ends.list}
      nameOf={({ type }) => type}
      aboutOf={({ starting_coverage_area, maximum_coverage_area, extra_charges }) =>
        t('vehicle_about', {
          from: String(starting_coverage_area),
          to: String(maximum_coverage_area),
          charge: money(extra_charges),
        })
      }
      remove={({ id, version }) => deskCall(ends.remove, { params: { id }, input: { version } })}
      form={(props) => <VehicleForm {...props} />}
    />
  )
}

function useVehicleForm({ entry, onDone }: EntryFormProps<DeskVehicle>) {
  const t = useTranslations('desk_lists')
  return useDeskForm<Values, DeskVehicle, ReturnType<typeof inputOf>>({
    ...{ thing: entry, valuesOf, inputOf, schema: vehicleInput },
    save: (input, version) =>
      entry
        ? deskCall(ends.change, { params: { id: entry.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(entry ? { reload: () => newestOf(deskCall(ends.list), entry.id) } : {}),
    onSaved: onDone,
    fields: {
      type: { label: t('name') },
      starting_coverage_area: { label: t('shortest_way'), slip: t('slip_kilometres') },
      maximum_coverage_area: { label: t('longest_way'), slip: t('slip_longest_way') },
      extra_charges: { label: t('extra_charge'), slip: t('slip_charge') },
      status: { label: t('is_on') },
    },
    draft: `vehicle-${entry?.id ?? 'new'}`,
  })
}

function VehicleForm(props: EntryFormProps<DeskVehicle>) {
  const t = useTranslations('desk_lists')
  const form = useVehicleForm(props)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('vehicle')}>
      <TextsField control={control} name="type" label={t('name')} maxLength={longestEntry} required />
      <NumberField
        control={control}
        name="starting_coverage_area"
        label={t('shortest_way')}
        decimals={2}
        end={t('kilometres')}
        required
      />
      <NumberField
        control={control}
        name="maximum_coverage_area"
        label={t('longest_way')}
        decimals={2}
        end={t('kilometres')}
        required
      />
      <MoneyField
        control={control}
        name="extra_charges"
        label={t('extra_charge')}
        hint={t('extra_charge_hint')}
        required
      />
      <SwitchField control={control} name="status" label={t('is_on')} hint={t('is_on_hint')} />
    </DeskFormFrame>
  )
}
