// Now, or a slot of today or tomorrow where the store takes orders for later.
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDeliveryTime } from '#web/platform/format/use-delivery-time.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { CheckoutRow } from './checkout-row.tsx'
import type { PricedOrder, SectionProps } from './section-props.ts'
import { holds, soonestSlot } from './slots.rules.ts'
import { useOrderedTime } from './use-ordered-time.ts'

const days = ['now', 'today', 'tomorrow'] as const

type Day = (typeof days)[number]

export function TimeRow({ checkout, problems }: SectionProps) {
  const t = useTranslations('checkout')
  const deliveryTime = useDeliveryTime()
  const { store, takesLater, lostSlot, notNow, slots } = checkout
  const isLaterOnly = notNow !== null && soonestSlot(slots) !== null
  const obstacle = notNow && t(`${notNow}_${isLaterOnly ? 'soonest' : 'choose_time'}`)
  return (
    <CheckoutRow
      part="time"
      problems={problems}
      icon={<Clock size={20} />}
      title={t('time')}
      summary={<TimeSummary checkout={checkout} nowHint={deliveryTime(store.delivery_time)} />}
      // A time nobody chose, or one that was lost, must not be overlooked.
      openAtFirst={notNow !== null || lostSlot !== null}
    >
      {takesLater || lostSlot ? (
        <LaterChoice
          checkout={checkout}
          nowHint={obstacle ?? <bdi>{deliveryTime(store.delivery_time)}</bdi>}
          isLaterOnly={isLaterOnly}
        />
      ) : (
        <p className="text-16">
          {t('now')} · <bdi className="text-ink-soft">{deliveryTime(store.delivery_time)}</bdi>
        </p>
      )}
    </CheckoutRow>
  )
}

export function TimeSummary({ checkout, nowHint }: { checkout: PricedOrder; nowHint: string }) {
  const t = useTranslations('checkout')
  const time = useOrderedTime(checkout)
  // Closed, and no later time to be had: there is nothing to choose.
  if (time === null) return t(soonestSlot(checkout.slots) === null ? 'no_time' : 'slot_choose')
  return (
    <Dotted>
      <span className="tabular">{time}</span>
      {checkout.draft.schedule_at === null ? <bdi>{nowHint}</bdi> : null}
    </Dotted>
  )
}

interface LaterChoiceProps {
  checkout: PricedOrder
  nowHint: ReactNode
  /** Now cannot be had, a later time can. */
  isLaterOnly?: boolean
}

export function LaterChoice({ checkout, nowHint, isLaterOnly = false }: LaterChoiceProps) {
  const t = useTranslations('checkout')
  const { clock, range } = useFormat()
  const { slots, draft, change, lostSlot } = checkout
  const { schedule_at } = draft
  // A time that was lost leaves its day open: 'now' was never said.
  const isNow = schedule_at === null && lostSlot === null
  const chosenDay = isNow ? 'now' : holds(slots.tomorrow, schedule_at) ? 'tomorrow' : 'today'
  const [asked, setAsked] = useState<Day | null>(null)
  const day = asked ?? chosenDay
  const offered = day === 'now' ? [] : slots[day]
  const choose = (next: Day) => {
    setAsked(next)
    change({ schedule_at: next === 'now' ? null : (slots[next][0]?.schedule_at ?? null) })
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <SegmentedControl<Day>
        label={t('time')}
        value={day}
        onValueChange={choose}
        options={days.map((value) => ({
          value,
          label: t(value),
          disabled: value === 'now' ? isLaterOnly : slots[value].length === 0,
        }))}
      />
      {day === 'now' || isLaterOnly ? <p className="text-14 text-ink-soft">{nowHint}</p> : null}
      {offered.length > 0 ? (
        <div className="w-full sm:w-64">
          <Select
            label={t('slot')}
            value={holds(offered, schedule_at) ? schedule_at : null}
            placeholder={t('slot_choose')}
            onValueChange={(value) => change({ schedule_at: value })}
            options={offered.map((slot) => ({
              value: slot.schedule_at,
              label: range(clock(slot.from), clock(slot.until)),
            }))}
          />
        </div>
      ) : null}
    </div>
  )
}
