// How far a store may be, and on which day it must have hours (LST-08).
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { localMoment } from '#contract/core/local-time.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ListingChoice } from '../listing-choice.ts'

interface PlaceAndDayFilterProps {
  choice: ListingChoice
  onChange(choice: ListingChoice): void
}

/** Free text: what is no distance is none. A comma is the decimal point of half the world. */
export function radiusIn(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  const kilometres = /^\d{1,5}(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) / 100 : 0
  return kilometres > 0 ? kilometres : null
}

export function PlaceAndDayFilter({ choice, onChange }: PlaceAndDayFilterProps) {
  const t = useTranslations('listing')
  const { config } = useShop()
  const today = localMoment(new Date(), config.time_zone).date
  const [typed, setTyped] = useState<string | null>(null)
  const commitRadius = () => {
    if (typed === null) return
    setTyped(null)
    onChange({ ...choice, radius: radiusIn(typed) })
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={t('radius')}
        inputMode="decimal"
        maxLength={8}
        value={typed ?? choice.radius ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commitRadius}
        onKeyDown={(event) => event.key === 'Enter' && commitRadius()}
      />
      <TextField
        label={t('date')}
        type="date"
        min={today}
        value={choice.date ?? ''}
        onChange={(event) => onChange({ ...choice, date: event.target.value || null })}
      />
    </div>
  )
}
