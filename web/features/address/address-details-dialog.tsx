// After picking a place (LOC-06): what the courier needs beyond the pin, all of it optional.
import { zodResolver } from '@hookform/resolvers/zod'
import MapPin from 'lucide-react/icons/map-pin'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { AddressDetailsProps } from '#web/features/location/host/picker-request.ts'
import type { PickedPlace } from '#web/platform/shop/open-location-picker.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { addressForm, blankForm, inputOf, type Person } from './form/address-form.rules.ts'
import { HouseFields } from './form/house-fields.tsx'
import { LabelChoice } from './form/label-choice.tsx'
import { SaveChoice } from './form/save-choice.tsx'
import { usePerson } from './form/use-person.ts'
import { useSaveAddress } from './form/use-save-address.ts'
import { saveOrderOnlyAddress } from './order-only-store.ts'

/** Who has not said their name yet may still go on: only the details of the place are checked here. */
const detailsForm = addressForm.pick({
  kind: true,
  label: true,
  road: true,
  house: true,
  floor: true,
  save: true,
})

export function AddressDetailsDialog({ place, open, onOpenChange, onFinish }: AddressDetailsProps) {
  const t = useTranslations()
  const person = usePerson()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('address.details_title')}
      closeLabel={t('common.close')}
    >
      <p className="mb-5 flex items-start gap-3 rounded-card bg-fill p-4">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
        <bdi className="font-medium">{place.address}</bdi>
      </p>
      {person ? <DetailsForm place={place} person={person} onFinish={onFinish} /> : null}
    </Dialog>
  )
}

interface DetailsFormProps {
  place: PickedPlace
  person: Person
  onFinish(): void
}

function DetailsForm({ place, person, onFinish }: DetailsFormProps) {
  const t = useTranslations('address')
  const isSignedIn = useSignedIn()
  // The address book needs somebody to ask for at the door.
  const canSave = isSignedIn && person.name !== '' && person.phone !== ''
  const begin = { ...blankForm(person), address: place.address, save: canSave }
  const form = useForm({ resolver: zodResolver(detailsForm), defaultValues: begin })
  const { mutate, isPending } = useSaveAddress((address) => {
    if (isSignedIn && address.id === null) saveOrderOnlyAddress(address)
    onFinish()
  })
  const { field: save } = useController({ control: form.control, name: 'save' })
  const finish = form.handleSubmit((values) =>
    mutate({
      editing: null,
      input: inputOf({ ...begin, ...values }, place),
      zone_ids: place.zone_ids,
      // A guest's words stay on the device, so there is nothing to ask.
      save: values.save || !isSignedIn,
    }),
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={finish} className="flex flex-col gap-4">
        <LabelChoice />
        <HouseFields />
        {canSave ? <SaveChoice checked={save.value} onCheckedChange={save.onChange} /> : null}
        <Button type="submit" size="large" loading={isPending}>
          {t('details_finish')}
        </Button>
      </form>
    </FormProvider>
  )
}
