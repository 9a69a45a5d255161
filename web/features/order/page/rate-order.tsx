// Says how it was: each item of a delivered order, and who brought it, once each.
import { useQuery } from '@tanstack/react-query'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { reviewEndpoints } from '#contract/features/review/review.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { type Rated, RatingForm } from './rating-form.tsx'

export function RateOrder({ order }: { order: TrackedOrder }) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const open = useUnrated(order)
  if (!open || open.length === 0) return null
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        <Star aria-hidden size={18} />
        {t('order.rate')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('order.rate')} closeLabel={t('common.close')}>
        <ul className="flex flex-col divide-y divide-line">
          {open.map((rated) => (
            <li key={`${rated.kind} ${rated.id}`} className="py-5 first:pt-0">
              <RatingForm order_id={order.id} rated={rated} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

/** What was not reviewed yet; undefined until it is known. */
function useUnrated(order: TrackedOrder): Rated[] | undefined {
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
