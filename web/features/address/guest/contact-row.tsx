// Who receives a guest's order, asked for in the checkout itself (ADR-06, GST-01); who has said it before changes it in
// the dialog.
import { zodResolver } from '@hookform/resolvers/zod'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { ErrorsToldElsewhere } from '#web/ui/form/field-frame.tsx'
import { OpenRow } from '#web/ui/navigation/open-rows.tsx'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { ContactFields } from '../form/contact-fields.tsx'
import { blankContact, guestForm, isContactField, unfinishedForm } from './guest-contact.rules.ts'
import { GuestContactDialog } from './guest-contact-dialog.tsx'
import { type GuestContact, saveGuestContact, useGuest } from './guest-store.ts'

interface ContactRowProps {
  /** How often the order was tried without a contact; each time the fields say what is missing. */
  tries: number
}

export function ContactRow({ tries }: ContactRowProps) {
  const t = useTranslations('address')
  const { contact } = useGuest()
  // Fields that vanished once they are filled in would move the button below away from under the finger.
  const [isAskedHere] = useState(contact === null)
  return (
    <OpenRow
      id="contact"
      icon={<UserRound size={20} />}
      title={t('contact_title')}
      summary={contact ? <ContactLine contact={contact} /> : t('contact_missing')}
      openAtFirst={isAskedHere}
    >
      {isAskedHere || !contact ? <ContactHere tries={tries} /> : <Known contact={contact} />}
    </OpenRow>
  )
}

function ContactLine({ contact }: { contact: GuestContact }) {
  return (
    <Dotted>
      <bdi>{contact.contact_person_name}</bdi>
      <bdi className="whitespace-nowrap tabular">{formatPhone(contact.contact_person_number)}</bdi>
    </Dotted>
  )
}

/** Taken as it is typed, once all of it is right: there is nothing to press. */
function ContactHere({ tries }: ContactRowProps) {
  const form = useForm({
    resolver: zodResolver(tries > 0 ? guestForm : unfinishedForm),
    defaultValues: blankContact,
    // Nobody is corrected in the middle of a word.
    mode: 'onBlur',
  })
  const { subscribe, trigger, clearErrors } = form
  /** After a press the checkout says in one sentence what is missing; what is typed from then on is another matter. */
  const [isTold, setTold] = useState(false)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          setTold(false)
          if (isContactField(name)) clearErrors(name)
          const said = guestForm.safeParse(values)
          saveGuestContact(said.success ? said.data : null)
        },
      }),
    [subscribe, clearErrors],
  )
  useEffect(() => {
    if (tries === 0) return
    setTold(true)
    void trigger()
  }, [tries, trigger])
  return (
    <FormProvider {...form}>
      <form noValidate className="max-w-lg" onSubmit={(event) => event.preventDefault()}>
        <ErrorsToldElsewhere value={isTold}>
          <ContactFields needsEmail />
        </ErrorsToldElsewhere>
      </form>
    </FormProvider>
  )
}

function Known({ contact }: { contact: GuestContact }) {
  const t = useTranslations('address')
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 text-14 text-ink-soft">
        <ContactLine contact={contact} />
        <bdi>{contact.contact_person_email}</bdi>
      </div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('contact_change')}
      </Button>
      <GuestContactDialog open={open} onOpenChange={setOpen} />
    </div>
  )
}
