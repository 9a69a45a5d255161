// How the money of a canceled order comes back to whoever paid it.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Card } from '#web/ui/layout/card.tsx'

export function MoneyBack({ order: { money_back } }: { order: TrackedOrder }) {
  const t = useTranslations('order.money_back')
  const { money } = useFormat()
  if (!money_back) return null
  const { amount, by, is_done } = money_back
  return (
    <Card role="status" className="p-4 text-14 sm:p-5">
      {t(is_done ? `${by}_done` : by, { amount: isolated(money(amount)) })}
    </Card>
  )
}
