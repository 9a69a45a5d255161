// Asks for the number of an order, and of guests for the phone that was given with it.
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { phoneDigits } from '#contract/features/session/phone.rules.ts'
import { namingLocales } from '#web/platform/i18n/runtime-locale.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PhoneField } from '#web/ui/phone/phone-field.tsx'
import type { OrderKey } from '../order.queries.ts'
import { orderNumberIn } from './order-number.ts'

interface TrackFormProps {
  order_id: string
  needsPhone: boolean
  onTrack(key: OrderKey): void
}

export function TrackForm({ order_id, needsPhone, onTrack }: TrackFormProps) {
  const t = useTranslations()
  const { shop, config } = useShop()
  const [number, setNumber] = useState(order_id)
  const [phone, setPhone] = useState('')
  const [wasAsked, setAsked] = useState(false)
  const wanted = orderNumberIn(number)
  const contact_number = phoneDigits(phone)
  const numberProblem = /\p{Nd}/u.test(number) ? 'no_order_id' : 'need_order_id'
  const lacksPhone = wasAsked && needsPhone && contact_number === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (wanted === null || (needsPhone && contact_number === '')) return
    onTrack({ order_id: wanted, ...(needsPhone ? { contact_number } : {}) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <TextField
        label={t('order.order_id')}
        inputMode="numeric"
        autoComplete="off"
        required
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={wasAsked && wanted === null ? t(`order.${numberProblem}`) : undefined}
        className="min-w-0 flex-1"
      />
      {needsPhone ? (
        <div className="min-w-0 flex-1">
          <PhoneField
            label={t('session.phone')}
            required
            value={phone}
            onValueChange={setPhone}
            defaultCountry={shop.country ?? config.country}
            locales={namingLocales[shop.language]}
            countryTexts={{
              label: t('session.country'),
              search: t('session.country_search'),
              none: t('session.country_none'),
            }}
            error={lacksPhone ? t('order.need_phone') : undefined}
          />
        </div>
      ) : null}
      <Button type="submit" className="min-h-12 shrink-0 whitespace-nowrap sm:mt-6.5">
        {t('order.track')}
      </Button>
    </form>
  )
}
