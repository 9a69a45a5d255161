// The shop's own way to a gateway's page, and back to the order (api.md 8.6). No card is ever typed in here.

interface PaymentPage {
  order_id: number
  /** Came with the order. */
  payment_link: string
  gateway: string
}

export function paymentHref({ order_id, payment_link, gateway }: PaymentPage): string {
  const { pathname, searchParams: search } = new URL(payment_link)
  search.set('payment_platform', 'web')
  search.set('payment_method', gateway)
  // Without a search of its own: gateways put theirs behind a question mark, whatever stands there.
  search.set('callback', `${window.location.origin}/order/${order_id}`)
  return `${pathname}?${search}`
}
