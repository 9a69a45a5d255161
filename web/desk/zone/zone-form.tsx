// What a zone is: its name, where it is, what delivery costs there, and how one may pay.
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import { deskZoneEndpoints } from '#contract/features/zone/desk/desk-zone.endpoints.ts'
import { deskZoneFailures } from '#contract/features/zone/desk/desk-zone.failures.ts'
import {
  type DeskZone,
  longestFeeMessage,
  longestZoneName,
  type ZoneBorder,
  zoneInput,
} from '#contract/features/zone/desk/desk-zone.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import type { DeskForm } from '#web/desk/form/desk-form.types.ts'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay, useShopSettings } from '#web/desk/session/use-desk.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { BorderField } from './border/border-field.tsx'
import { useQuestion } from './use-question.tsx'
import { ZoneModules } from './zone-modules.tsx'
import { inputOf, valuesOf, type ZoneValues } from './zone-values.ts'

type ZoneFormProps = {
  zone: DeskZone | null
  borders: readonly ZoneBorder[]
  modules: readonly DeskModule[]
}

const isLeavingOutside = (error: unknown) =>
  error instanceof ApiFailure && error.entries[0]?.code === deskZoneFailures.leaves_outside.code

type Input = ReturnType<typeof inputOf>

/** A border that leaves something outside is saved once somebody has read what that is. */
function useSave(zone: DeskZone | null) {
  const t = useTranslations('zones')
  const { ask, dialog } = useQuestion()
  const send = (input: Input, version: number, leaves_outside: boolean) =>
    zone
      ? deskCall(deskZoneEndpoints.change, {
          params: { id: zone.id },
          input: { ...input, version, leaves_outside },
        })
      : deskCall(deskZoneEndpoints.make, { input })
  async function save(input: Input, version: number): Promise<DeskZone> {
    try {
      return await send(input, version, false)
    } catch (error) {
      if (!isLeavingOutside(error) || !(error instanceof ApiFailure)) throw error
      const detail = `${error.entries[0]?.message ?? ''} ${t('outside_text')}`
      if (await ask({ question: t('outside_question'), detail, confirm: t('outside_save') }))
        return send(input, version, true)
      throw error
    }
  }
  return { save, dialog }
}

function useZoneForm({ zone }: Pick<ZoneFormProps, 'zone'>) {
  const t = useTranslations('zones')
  const go = useDeskNavigate()
  const mayEdit = useMay('edit_zones')
  const { save, dialog } = useSave(zone)
  const form = useDeskForm<ZoneValues, DeskZone, Input>({
    thing: zone,
    valuesOf,
    inputOf,
    schema: zoneInput,
    save,
    reload: async () =>
      queryClient.fetchQuery({
        ...deskQuery(deskZoneEndpoints.read, { params: { id: zone?.id ?? 0 } }),
        staleTime: 0,
      }),
    onSaved: (saved) => {
      void readAgain(deskZoneEndpoints.read, deskZoneEndpoints.borders, deskZoneEndpoints.list)
      if (!zone) void go(`/zones/${saved.id}`, {}, { replace: true })
    },
    draft: `zone-${zone?.id ?? 'new'}`,
    readOnly: zone?.is_archived ? t('read_only_archived') : mayEdit ? undefined : t('read_only'),
    fields: {
      name: { label: t('name'), slip: t('name_wanted') },
      status: { label: t('is_on') },
      rings: { label: t('border'), text: (rings) => t('corners', { count: rings.flat().length }) },
      priority: { label: t('priority') },
      cash_on_delivery: { label: t('cash') },
      digital_payment: { label: t('digital') },
      offline_payment: { label: t('offline') },
      increased_delivery_fee: { label: t('raised_fee') },
      increased_delivery_fee_status: { label: t('is_raised') },
      increase_delivery_charge_message: { label: t('raised_message') },
      modules: { label: t('modules'), text: (modules) => t('module_count', { count: modules.length }) },
    },
  })
  return { form, dialog }
}

export function ZoneForm({ zone, borders, modules }: ZoneFormProps) {
  const t = useTranslations('zones')
  const { form, dialog } = useZoneForm({ zone })
  const { control } = form
  const isRaised = useWatch({ control, name: 'increased_delivery_fee_status' })
  return (
    <DeskFormFrame form={form} label={t('title')}>
      <FormSection title={t('about')}>
        <TextsField control={control} name="name" label={t('name')} maxLength={longestZoneName} required />
        <NumberField control={control} name="priority" label={t('priority')} hint={t('priority_hint')} />
        <SwitchField control={control} name="status" label={t('is_on')} hint={t('is_on_hint')} />
      </FormSection>
      <FormSection title={t('border')} text={t('border_text')}>
        <Border form={form} others={borders.filter(({ id }) => id !== zone?.id)} />
      </FormSection>
      <FormSection title={t('modules')} text={t('modules_text')}>
        <ZoneModules control={control} modules={modules} zone={zone} />
      </FormSection>
      <FormSection title={t('paying')}>
        <SwitchField control={control} name="cash_on_delivery" label={t('cash')} />
        <SwitchField control={control} name="digital_payment" label={t('digital')} />
        <SwitchField control={control} name="offline_payment" label={t('offline')} />
      </FormSection>
      <FormSection title={t('raised')} text={t('raised_text')}>
        <SwitchField control={control} name="increased_delivery_fee_status" label={t('is_raised')} />
        {isRaised && (
          <>
            <NumberField
              control={control}
              name="increased_delivery_fee"
              label={t('raised_fee')}
              decimals={2}
              end="%"
            />
            <TextsField
              control={control}
              name="increase_delivery_charge_message"
              label={t('raised_message')}
              hint={t('raised_message_hint')}
              maxLength={longestFeeMessage}
            />
          </>
        )}
      </FormSection>
      {dialog}
    </DeskFormFrame>
  )
}

function Border({ form, others }: { form: DeskForm<ZoneValues>; others: readonly ZoneBorder[] }) {
  const { control } = form
  const { centre } = useShopSettings()
  const { value, onChange, error } = useField<ZoneValues, ZoneValues['rings']>({ control, name: 'rings' })
  const [priority, status] = useWatch({ control, name: ['priority', 'status'] })
  return (
    <BorderField
      rings={value}
      onRings={onChange}
      {...{ priority: priority ?? 0, status, others, centre, error }}
    />
  )
}
