// The shop's own way to a gateway's page, and back to the order (api.md 8.6). No card is ever typed in here.

interface PaymentPage {
  order_id: number
  /** The customer's id, or the guest's. */
  customer_id: number
  gateway: string
}

export function paymentHref({ order_id, customer_id, gateway }: PaymentPage): string {
  const search = new URLSearchParams({
    order_id: String(order_id),
    customer_id: String(customer_id),
    payment_platform: 'web',
    payment_method: gateway,
    // Without a search of its own: gateways put theirs behind a question mark, whatever stands there.
    callback: `${window.location.origin}/order/${order_id}`,
  })
  return `/payment-mobile?${search}`
}
