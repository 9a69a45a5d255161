// The buttons of item dialog and product page (ATC-10, PRD-03): into the cart, or onto the line that is there already.
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { cartModelOf, discountedUnitPrice, type ItemChoice } from '#contract/features/item/item.rules.ts'
import { Button } from '#web/ui/action/button.tsx'
import { loadCartActions, type NewLine } from '../cart-actions.ts'
import { useCart } from '../cart-provider.tsx'
import { isSameLine, lineIdentity } from '../queue/same-line.rules.ts'
import type { ShownLine } from '../shown-lines.rules.ts'

/** What is chosen so far, as the item hands it over. */
export interface OrderInHand extends Pick<NewLine, 'item' | 'add_ons' | 'quantity'> {
  choice: ItemChoice
  note: string
  source: 'dialog' | 'product_page'
  /** The line that was opened to be changed. */
  cart_id: number | null
  check(): boolean
  onQuantityChange(quantity: number): void
  onDone(): void
  onRefused(): void
}

export function OrderButtons({ order }: { order: OrderInHand }) {
  const t = useTranslations('item')
  const [isBusy, setBusy] = useState(false)
  const line = useLineOf(order)
  const words = order.source === 'dialog' ? 'update_to_cart' : 'page_update_to_cart'

  const press = async () => {
    if (!order.check()) return
    setBusy(true)
    const actions = await loadCartActions()
    const wanted = { ...order, choice: wholeChoice(order.choice), note: order.note || null }
    const isDone = line
      ? await actions?.update(line, {
          quantity: order.quantity,
          price: fromMinor(discountedUnitPrice(order.item, order.choice)),
          choice: wanted.choice,
          add_ons: order.add_ons.map(({ id, quantity }) => ({ id, quantity })),
          // Of a line that was found, not opened, the note is not shown: an empty one takes nothing away.
          ...(order.cart_id === null && order.note === '' ? {} : { note: order.note }),
          source: order.source,
        })
      : await actions?.add(wanted)
    setBusy(false)
    if (isDone) order.onDone()
    // What was refused may have sold out or ended meanwhile: the item is looked at anew.
    else order.onRefused()
  }
  return (
    <Button size="large" loading={isBusy} onClick={press} className="w-full">
      {t(line ? words : 'add_to_cart')}
    </Button>
  )
}

function wholeChoice({ food_variations = [], variation_type = null }: ItemChoice): NewLine['choice'] {
  return { food_variations: [...food_variations], variation_type }
}

/** The line this order would be: opened to be changed, or chosen the same way; its pieces are shown (PRD-02). */
function useLineOf(order: OrderInHand): ShownLine | undefined {
  const { lines } = useCart()
  const { item, cart_id } = order
  const wanted = {
    item_id: item.id,
    model: cartModelOf(item),
    choice: wholeChoice(order.choice),
    add_ons: order.add_ons,
    note: null,
  }
  const line = lines.find((one) =>
    cart_id === null ? isSameLine({ ...one, note: null }, wanted) : one.cart_id === cart_id,
  )
  const show = useEffectEvent((quantity: number) => {
    if (quantity !== order.quantity) order.onQuantityChange(quantity)
  })
  // Not its key: the line of a moment ago gets another one when the shop answers, and pieces counted meanwhile stay.
  const identity = line && lineIdentity(line)
  const pieces = line?.quantity
  useEffect(() => {
    if (identity !== undefined && pieces !== undefined) show(pieces)
  }, [identity, pieces])
  return line
}
