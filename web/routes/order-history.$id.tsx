// One order of a customer (ORD-01), opened from the list or from a notification.
import { createFileRoute } from '@tanstack/react-router'
import { loadOrderPage } from '#web/features/order/load-order-page.ts'
import { OrderPage } from '#web/features/order/page/order-page.tsx'

export const Route = createFileRoute('/order-history/$id')({
  loader: ({ context }) => loadOrderPage(context, 'order'),
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: () => <OrderPage id={Route.useParams().id} />,
})
