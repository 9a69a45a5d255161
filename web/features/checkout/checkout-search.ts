// What the address of the checkout says: which order, and the step of an offline payment.
import { searchTexts } from '#web/platform/navigation/search-texts.ts'
import { type CheckoutKind, checkoutKindOf } from './checkout-kind.ts'

export const checkoutSearch = searchTexts('page', 'store_id', 'method', 'order_id', 'method_id')

export type CheckoutView =
  | { view: 'order'; kind: CheckoutKind; store_id: number | null }
  | { view: 'offline'; order_id: number; method_id: number | null }

function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

export function checkoutViewOf(search: ReturnType<typeof checkoutSearch>): CheckoutView {
  const order_id = idOf(search.order_id)
  if (search.method === 'offline' && order_id !== null) {
    return { view: 'offline', order_id, method_id: idOf(search.method_id) }
  }
  return { view: 'order', kind: checkoutKindOf(search.page), store_id: idOf(search.store_id) }
}
