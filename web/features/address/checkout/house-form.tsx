// The save-address form of the checkout (ADR-06): street, house, floor for an address that is in no book yet.
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { addressForm, formOf, inputOf } from '../form/address-form.rules.ts'
import { HouseFields } from '../form/house-fields.tsx'
import { useSaveAddress } from '../form/use-save-address.ts'
import type { OrderAddress } from '../order-address.ts'

const houseForm = addressForm.pick({ road: true, house: true, floor: true })

interface HouseFormProps {
  address: OrderAddress
  onChange(address: OrderAddress): void
}

export function HouseForm({ address, onChange }: HouseFormProps) {
  const t = useTranslations('address')
  const isSignedIn = useSignedIn()
  const { mutate, isPending } = useSaveAddress(onChange)
  const { road, house, floor } = formOf(address)
  const form = useForm({ resolver: zodResolver(houseForm), defaultValues: { road, house, floor } })
  const save = form.handleSubmit((values) => {
    const point = { lat: address.latitude, lng: address.longitude }
    mutate({
      editing: null,
      input: inputOf({ ...formOf(address), ...values }, point),
      zone_ids: address.zone_ids,
      save: true,
    })
  })
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={save}
        // Also without saving, what is written here goes with this order (ADR-14).
        onBlur={() => onChange({ ...address, ...form.getValues() })}
        className="flex flex-col gap-3"
      >
        <HouseFields />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button type="submit" variant="soft" loading={isPending}>
            {t('save_this')}
          </Button>
          {isSignedIn ? null : <p className="text-13 text-ink-soft">{t('save_this_guest')}</p>}
        </div>
      </form>
    </FormProvider>
  )
}
