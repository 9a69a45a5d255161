// The confirmation of an order, and where a payment page comes back to (?flag=success|fail|cancel|pending).
import { createFileRoute, notFound } from '@tanstack/react-router'
import { OrderPlacedPage } from '#web/features/checkout/placed/order-placed-page.tsx'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'

const orderSearch = searchTexts('flag')

export const Route = createFileRoute('/order/$id')({
  validateSearch: orderSearch,
  loader: async ({ context: { shop }, params }) => {
    if (!/^\d{1,10}$/.test(params.id)) throw notFound()
    const messages = await loadMessages(shop.language, ['checkout', 'bill', 'order', 'offline'])
    return { messages, title: pageTexts(shop.language, messages, 'checkout')('placed') }
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: () => <OrderPlacedPage order_id={Number(Route.useParams().id)} flag={Route.useSearch().flag} />,
})
