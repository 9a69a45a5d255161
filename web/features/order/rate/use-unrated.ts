// What of a delivered order nobody has said anything about yet: its items, and who brought it.
import { useQuery } from '@tanstack/react-query'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { reviewEndpoints } from '#contract/features/review/review.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import type { Rated } from './rating-form.tsx'

/** Undefined until it is known. */
export function useUnrated(order: TrackedOrder): Rated[] | undefined {
  const { data: given } = useQuery({
    ...apiQuery(useAccess(), reviewEndpoints.given, { input: { order_id: order.id }, quiet: true }),
    staleTime: 0,
  })
  if (!given) return undefined
  const items = new Map(order.bill.lines.flatMap((line) => (line.item_id ? [[line.item_id, line]] : [])))
  const unrated = [...items.entries()]
    .filter(([id]) => !given.item_ids.includes(id))
    .map(([id, line]): Rated => ({ kind: 'item', id, name: line.name, image: line.image_full_url }))
  const man = given.delivery_man ? null : order.delivery_man
  if (!man) return unrated
  const name = `${man.f_name} ${man.l_name}`.trim()
  return [...unrated, { kind: 'delivery_man', id: man.id, name, image: man.image_full_url }]
}
