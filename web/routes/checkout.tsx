// The checkout: /checkout?page=cart|buy_now|campaign|prescription|parcel (CHK-01, PCL-02).
import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx'
import { checkoutSearch, checkoutViewOf } from '#web/features/checkout/checkout-search.ts'
import { OfflinePaymentPage } from '#web/features/checkout/payment/offline-payment-page.tsx'
import { enterParcelModule } from '#web/features/module/enter-parcel-module.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'

export const Route = createFileRoute('/checkout')({
  validateSearch: checkoutSearch,
  beforeLoad: async ({ context, search }) => {
    const entered = search.page === 'parcel' ? await enterParcelModule(context) : null
    return { shop: entered ?? context.shop }
  },
  loader: async ({ context: { shop } }) => {
    const messages = await loadMessages(shop.language, [
      'checkout',
      'bill',
      'address',
      'location',
      'sending',
      'offline',
    ])
    return { messages, title: pageTexts(shop.language, messages, 'checkout')('title') }
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: Checkout,
})

function Checkout() {
  const asked = checkoutViewOf(Route.useSearch())
  return asked.view === 'offline' ? (
    <OfflinePaymentPage order_id={asked.order_id} method_id={asked.method_id} />
  ) : (
    <CheckoutPage kind={asked.kind} store_id={asked.store_id} />
  )
}
