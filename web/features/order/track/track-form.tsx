// Asks for the number of an order, and of guests for the phone that was given with it.
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { phoneDigits, westernDigits } from '#contract/features/session/phone.rules.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { OrderKey } from '../order.queries.ts'

interface TrackFormProps {
  order_id: string
  needsPhone: boolean
  onTrack(key: OrderKey): void
}

export function TrackForm({ order_id, needsPhone, onTrack }: TrackFormProps) {
  const t = useTranslations('order')
  const [number, setNumber] = useState(order_id)
  const [phone, setPhone] = useState('')
  const [wasAsked, setAsked] = useState(false)
  const digits = westernDigits(number).replace(/\D/g, '')
  const contact_number = phoneDigits(phone)
  const needsNumber = wasAsked && digits === ''
  const lacksPhone = wasAsked && needsPhone && contact_number === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (digits === '' || (needsPhone && contact_number === '')) return
    onTrack({
      order_id: Number(digits.slice(0, 9)),
      ...(needsPhone ? { contact_number } : {}),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <TextField
        label={t('order_id')}
        inputMode="numeric"
        autoComplete="off"
        required
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={needsNumber ? t('need_order_id') : undefined}
        className="flex-1"
      />
      {needsPhone ? (
        <TextField
          label={t('phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          required
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          error={lacksPhone ? t('need_phone') : undefined}
          className="flex-1"
        />
      ) : null}
      <Button type="submit" className="min-h-12 sm:mt-7">
        {t('track')}
      </Button>
    </form>
  )
}
