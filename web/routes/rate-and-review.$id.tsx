// Says how an order was (api.md 12): each item and who brought it.
import { createFileRoute } from '@tanstack/react-router'
import { loadOrderPage } from '#web/features/order/load-order-page.ts'
import { RatePage } from '#web/features/order/rate/rate-page.tsx'

export const Route = createFileRoute('/rate-and-review/$id')({
  loader: ({ context }) => loadOrderPage(context, 'rate'),
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: () => <RatePage id={Route.useParams().id} />,
})
