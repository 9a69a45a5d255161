// How many pieces, and what they come to with everything chosen.
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Stepper } from '#web/ui/action/stepper.tsx'
import type { OpenChoice } from './use-item-choice.ts'

/** The product page writes 01 (PRD-01). */
const digits = { dialog: 1, product_page: 2 } as const

export function ItemTotal({ open: { order, amounts } }: { open: OpenChoice }) {
  const t = useTranslations()
  const { name } = order.item
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Stepper
        value={order.quantity}
        onValueChange={order.onQuantityChange}
        // A press beyond what may be taken is answered with the reason, not with silence (ATC-09).
        limits={{ min: 1, max: Number.MAX_SAFE_INTEGER }}
        labels={{
          group: t('item.quantity'),
          decrease: t('common.one_less', { name }),
          increase: t('common.one_more', { name }),
        }}
        digits={digits[order.source]}
      />
      <p className="text-end sm:text-start">
        <span className="block text-13 text-ink-soft">{t('item.total')}</span>
        <bdi className="font-semibold text-18 tabular">{format.money(fromMinor(amounts.total))}</bdi>
      </p>
    </div>
  )
}
