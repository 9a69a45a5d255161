// What is different between the total a customer saw and the one of now, part by part.
import type { Quote } from '#contract/features/order/quote.schema.ts'

/** The parts of a total in the sequence a bill shows them; the sign says which way they count. */
export const billParts = [
  'items_price',
  'add_on_price',
  'store_discount_amount',
  'flash_discount_amount',
  'coupon_discount_amount',
  'total_tax_amount',
  'delivery_charge',
  'dm_tips',
  'additional_charge',
  'extra_packaging_amount',
  'rounding_amount',
] as const satisfies readonly (keyof Quote)[]

export type BillPart = (typeof billParts)[number]

export const reductions: ReadonlySet<BillPart> = new Set([
  'store_discount_amount',
  'flash_discount_amount',
  'coupon_discount_amount',
])

export interface PartChange {
  part: BillPart | 'order_amount'
  before: number
  now: number
}

export type LineChange =
  | { kind: 'gone'; name: string }
  | { kind: 'new'; name: string }
  | { kind: 'price'; name: string; before: number; now: number }
  | { kind: 'quantity'; name: string; before: number; now: number }

export interface QuoteChange {
  lines: LineChange[]
  parts: PartChange[]
}

type Line = Quote['lines'][number]

function sameLine(one: Line, other: Line): boolean {
  if (one.cart_id !== null || other.cart_id !== null) return one.cart_id === other.cart_id
  return (
    one.item_id === other.item_id &&
    one.item_campaign_id === other.item_campaign_id &&
    one.variant === other.variant
  )
}

function lineChange(before: Line, now: Line | undefined): LineChange[] {
  const { name } = before
  if (!now) return [{ kind: 'gone', name }]
  if (before.quantity !== now.quantity) {
    return [{ kind: 'quantity', name, before: before.quantity, now: now.quantity }]
  }
  return before.total === now.total ? [] : [{ kind: 'price', name, before: before.total, now: now.total }]
}

export function quoteChange(seen: Quote, now: Quote): QuoteChange {
  const came = now.lines.filter((line) => !seen.lines.some((before) => sameLine(before, line)))
  return {
    lines: [
      ...seen.lines.flatMap((line) =>
        lineChange(
          line,
          now.lines.find((other) => sameLine(line, other)),
        ),
      ),
      ...came.map(({ name }) => ({ kind: 'new' as const, name })),
    ],
    parts: [...billParts, 'order_amount' as const].flatMap((part) =>
      seen[part] === now[part] ? [] : [{ part, before: seen[part], now: now[part] }],
    ),
  }
}
