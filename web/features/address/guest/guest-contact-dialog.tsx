// Who receives a guest's order (GST-01): three required fields that never leave the device before the order does.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ContactFields } from '../form/contact-fields.tsx'
import { blankContact, guestForm } from './guest-contact.rules.ts'
import { saveGuestContact, useGuest } from './guest-store.ts'

interface GuestContactDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
}

export function GuestContactDialog({ open, onOpenChange }: GuestContactDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('address.contact_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      <GuestContactForm onSaved={() => onOpenChange(false)} />
    </Dialog>
  )
}

function GuestContactForm({ onSaved }: { onSaved(): void }) {
  const t = useTranslations()
  const { contact } = useGuest()
  const form = useForm({ resolver: zodResolver(guestForm), defaultValues: contact ?? blankContact })
  /** The phone field keeps what is typed to itself; another key gives it a fresh start. */
  const [round, setRound] = useState(0)
  const reset = () => {
    form.reset(blankContact)
    setRound(round + 1)
  }
  const submit = form.handleSubmit((values) => {
    saveGuestContact(values)
    onSaved()
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ContactFields key={round} needsEmail />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="soft" onClick={reset}>
            {t('address.reset')}
          </Button>
          <Button type="submit">{t('common.save')}</Button>
        </div>
      </form>
    </FormProvider>
  )
}
