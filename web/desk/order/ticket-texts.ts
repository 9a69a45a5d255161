// What a ticket says of its kind and its time, in words: nothing on it speaks by colour alone.
import { useTranslations } from 'use-intl'
import { boardColumn, type TicketAge, ticketAge } from '#contract/features/order/desk/board.rules.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import type { Tone } from '#web/ui/display/tone.ts'

export const ageTones = { fine: 'neutral', soon: 'warning', late: 'danger' } as const satisfies Record<
  TicketAge,
  Tone
>

const minutesIn = (ms: number) => Math.floor(ms / 60_000)

export function useTicketTime(order: DeskOrder, now: number): { age: TicketAge; text: string } {
  const t = useTranslations('desk_orders')
  const column = boardColumn(order) ?? 'new'
  const since = Date.parse(order.since)
  const ready_at = order.ready_at === null ? null : Date.parse(order.ready_at)
  const age = ticketAge({ column, since, ready_at, now })
  if (column !== 'preparing' || ready_at === null) {
    return { age, text: t('since', { minutes: Math.max(0, minutesIn(now - since)) }) }
  }
  const left = ready_at - now
  if (left > 0) return { age, text: t('ready_in', { minutes: Math.ceil(left / 60_000) }) }
  const late = minutesIn(-left)
  return { age, text: late > 0 ? t('late_by', { minutes: late }) : t('ready_now') }
}
