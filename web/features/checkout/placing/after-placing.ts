// Where a placed order leads: to the payment page, to the form for an offline payment, or to its confirmation.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { postCartMessage } from '#web/features/cart/cart-channel.ts'
import type { CheckoutKind } from '../checkout-kind.ts'
import type { PaymentChoice } from '../draft/draft.ts'
import { paymentHref } from '../payment/payment-href.ts'
import type { PlacedOrder } from '../quote/order-requests.ts'

export function useAfterPlacing(kind: CheckoutKind) {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async ({ order_id, payment_link }: PlacedOrder, payment: PaymentChoice | null): Promise<void> => {
    if (payment?.method === 'offline_payment') {
      const ids = { order_id: String(order_id), method_id: String(payment.method_id) }
      const search = { page: kind, method: 'offline', ...ids }
      await router.navigate({ to: '/checkout', search, replace: true })
    } else {
      // Also on the way to a gateway: 'Back' from its page leads to the order, never to a checkout filled again.
      await router.navigate({ to: '/order/$id', params: { id: String(order_id) }, replace: true })
    }
    postCartMessage()
    const carts = { queryKey: [cartEndpoints.list.path] }
    if (payment?.method === 'digital_payment' && payment_link !== null) {
      // What is asked for now would be cut off by leaving.
      await queryClient.invalidateQueries({ ...carts, refetchType: 'none' })
      window.location.assign(paymentHref({ order_id, payment_link, gateway: payment.gateway }))
      return
    }
    await queryClient.invalidateQueries(carts)
  }
}
