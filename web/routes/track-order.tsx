// Following an order (TRK-03, TRK-05): /track-order?order_id=…, or ?share=… for a private link.
import { createFileRoute } from '@tanstack/react-router'
import { loadOrderPage } from '#web/features/order/load-order-page.ts'
import { TrackPage } from '#web/features/order/track/track-page.tsx'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'

const trackSearch = searchTexts('order_id', 'share')

export const Route = createFileRoute('/track-order')({
  validateSearch: trackSearch,
  loader: ({ context }) => loadOrderPage(context, 'track'),
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: () => {
    const { order_id, share } = Route.useSearch()
    return <TrackPage order_id={order_id} share={share} />
  },
})
