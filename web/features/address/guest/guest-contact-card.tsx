// The contact of a guest at the checkout, and the way to give or change it (ADR-06, GST-01).
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { GuestContactDialog } from './guest-contact-dialog.tsx'
import { useGuest } from './guest-store.ts'

export function GuestContactCard() {
  const t = useTranslations('address')
  const { contact } = useGuest()
  const [open, setOpen] = useState(false)
  return (
    <Card tone="outline" className="flex flex-wrap items-center gap-3 p-4">
      <UserRound aria-hidden size={22} className="shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 text-14 text-ink-soft">
        <p className="font-medium text-16 text-ink">{contact?.contact_person_name ?? t('contact_title')}</p>
        {contact ? (
          <p className="flex flex-wrap gap-x-3">
            <bdi className="tabular">{formatPhone(contact.contact_person_number)}</bdi>
            <bdi>{contact.contact_person_email}</bdi>
          </p>
        ) : (
          <p>{t('contact_missing')}</p>
        )}
      </div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {t(contact ? 'contact_change' : 'contact_add')}
      </Button>
      <GuestContactDialog open={open} onOpenChange={setOpen} />
    </Card>
  )
}
