// How long a delivery may take; nothing is asked until a thumb was moved (LST-08).
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RangeSlider } from '#web/ui/choice/range-slider.tsx'
import {
  anyDeliveryTime,
  type DeliveryTime,
  deliveryTimeSlider,
  isAnyDeliveryTime,
} from '../listing-choice.ts'

interface DeliveryTimeFilterProps {
  time: DeliveryTime
  onTimeChange(time: DeliveryTime): void
}

const { min, max, gap } = deliveryTimeSlider
const wholeSlider: DeliveryTime = [min, max]
const step = 5

export function DeliveryTimeFilter({ time, onTimeChange }: DeliveryTimeFilterProps) {
  const t = useTranslations('listing')
  const [held, setHeld] = useState<DeliveryTime | null>(null)
  const settle = (pair: DeliveryTime) => {
    setHeld(null)
    const isWhole = pair[0] === min && pair[1] === max
    onTimeChange(isWhole ? anyDeliveryTime : pair)
  }
  return (
    <RangeSlider
      bounds={{ min, max, gap, step }}
      value={held ?? (isAnyDeliveryTime(time) ? wholeSlider : time)}
      onValueChange={setHeld}
      onValueCommitted={settle}
      labels={{
        group: t('delivery_time'),
        lower: t('delivery_time_min'),
        upper: t('delivery_time_max'),
        valueText: (minutes) => t('minutes', { minutes: String(minutes) }),
      }}
    />
  )
}
