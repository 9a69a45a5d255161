// Adding or editing an address (ADR-01) over whatever page asked for it.

import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useDestination } from '#web/platform/shop/destination.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { OrderAddress } from '../order-address.ts'
import { blankForm, formOf } from './address-form.rules.ts'
import { AddressFormBody } from './address-form-body.tsx'
import { usePerson } from './use-person.ts'
import { useSaveAddress } from './use-save-address.ts'

export interface AddressFormDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** Null begins a new one. */
  editing: OrderAddress | null
  onSaved(address: OrderAddress): void
}

export function AddressFormDialog({ open, onOpenChange, editing, onSaved }: AddressFormDialogProps) {
  const t = useTranslations()
  const id = useId()
  const person = usePerson()
  // A refusal is shown by its own notice (NET-14); the form stays as it is for another try.
  const { mutate, isPending } = useSaveAddress(onSaved)
  const { config } = useShop()
  const { place } = useDestination()
  const here = place ?? {
    lat: Number(config.default_location.lat),
    lng: Number(config.default_location.lng),
  }
  const start = editing ? { lat: editing.latitude, lng: editing.longitude } : here
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(editing ? 'address.edit_title' : 'address.add_title')}
      closeLabel={t('common.close')}
      size="large"
      footer={
        <div className="flex justify-end gap-3 sm:pb-2">
          <Button variant="soft" onClick={() => onOpenChange(false)} className="max-sm:flex-1">
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} disabled={!person} loading={isPending} className="max-sm:flex-1">
            {t('address.save')}
          </Button>
        </div>
      }
    >
      {person ? (
        <AddressFormBody
          id={id}
          begin={editing ? formOf(editing) : blankForm(person)}
          start={start}
          editing={editing}
          onSave={mutate}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  )
}
