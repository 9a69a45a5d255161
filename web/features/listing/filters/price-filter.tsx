// The price between two thumbs; loading waits until the hand lets go (LST-08, STO-02).
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/platform/format/use-format.ts'
import { RangeSlider } from '#web/ui/choice/range-slider.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { PriceChoice } from '../listing-choice.ts'

interface PriceFilterProps {
  /** What the whole result spans. */
  range: { min: number; max: number }
  price: PriceChoice
  onPriceChange(price: PriceChoice): void
}

type Pair = readonly [number, number]

const gap = 1

/** Whole units around the range, with room for the gap between the thumbs. */
export function priceBounds({ min, max }: PriceFilterProps['range']): Pair {
  const lower = Math.max(0, Math.floor(min))
  return [lower, Math.max(lower + gap, Math.ceil(max))]
}

/** Where the thumbs stand, in whole units: an open end is the end of the range, and none stands outside it. */
export function thumbsAt(price: PriceChoice, [lower, upper]: Pair): Pair {
  const least = Math.min(Math.max(Math.floor(price.min ?? lower), lower), upper - gap)
  return [least, Math.max(Math.min(Math.ceil(price.max ?? upper), upper), least + gap)]
}

/** A thumb at the end of the range leaves that end open: what is sold tomorrow may cost more. */
export function priceOf([least, most]: Pair, [lower, upper]: Pair): PriceChoice {
  return { min: least <= lower ? null : least, max: most >= upper ? null : most }
}

export function PriceFilter({ range, price, onPriceChange }: PriceFilterProps) {
  const t = useTranslations('listing')
  const format = useFormat()
  const [held, setHeld] = useState<Pair | null>(null)
  const bounds = priceBounds(range)
  const isFixed = range.min >= range.max
  const settle = (pair: Pair) => {
    setHeld(null)
    onPriceChange(priceOf(pair, bounds))
  }
  return (
    <div inert={isFixed} className={classNames(isFixed && 'opacity-50')}>
      <RangeSlider
        bounds={{ min: bounds[0], max: bounds[1], gap }}
        value={held ?? thumbsAt(price, bounds)}
        onValueChange={setHeld}
        onValueCommitted={settle}
        labels={{
          group: t('price'),
          lower: t('price_min'),
          upper: t('price_max'),
          valueText: (value) => format.money(value),
        }}
      />
    </div>
  )
}
