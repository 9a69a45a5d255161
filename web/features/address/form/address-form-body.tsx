// The form of one address: the place on one side, who and where exactly on the other (ADR-01).
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { usePin } from '#web/features/location/pin/use-pin.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import type { OrderAddress } from '../order-address.ts'
import { type AddressForm, addressForm, inputOf, placeAwaited } from './address-form.rules.ts'
import { ContactFields } from './contact-fields.tsx'
import { HouseFields } from './house-fields.tsx'
import { LabelChoice } from './label-choice.tsx'
import { LocationField } from './location-field.tsx'
import { SaveChoice } from './save-choice.tsx'
import type { AddressToSave } from './use-save-address.ts'

export interface AddressFormBodyProps {
  /** Ties the form to the button in the dialog's foot. */
  id: string
  begin: AddressForm
  start: Coordinates
  editing: OrderAddress | null
  onSave(address: AddressToSave): void
}

export function AddressFormBody({ id, begin, start, editing, onSave }: AddressFormBodyProps) {
  const t = useTranslations('address')
  const pin = usePin(start)
  const form = useForm({ resolver: zodResolver(addressForm), defaultValues: begin })
  const { field: save } = useController({ control: form.control, name: 'save' })
  const submit = form.handleSubmit((values) => {
    const { zone, isAwaiting } = pin.state
    // The point is still the one before, the address in the field as well.
    if (isAwaiting) return form.setError('address', { message: placeAwaited }, { shouldFocus: true })
    onSave({
      editing,
      input: inputOf(values, pin.state.point),
      zone_ids: zone.kind === 'found' ? zone.zone_ids : [],
      save: values.save,
    })
  })
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={submit} className="grid gap-5 lg:grid-cols-2 lg:gap-8">
        <div className="flex flex-col gap-4">
          <LocationField pin={pin} />
          <LabelChoice />
        </div>
        <div className="flex flex-col gap-4">
          <HouseFields />
          <ContactFields />
          <TextArea label={t('information')} maxLength={1_000} {...form.register('additional_information')} />
          <SaveChoice checked={save.value} onCheckedChange={save.onChange} />
        </div>
      </form>
    </FormProvider>
  )
}
