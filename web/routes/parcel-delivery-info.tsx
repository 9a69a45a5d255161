// Sender, receiver and the way between them: /parcel-delivery-info?category_id= (PCL-01, PCL-02).
import { createFileRoute, notFound } from '@tanstack/react-router'
import { enterParcelModule } from '#web/features/module/enter-parcel-module.ts'
import { DeliveryInfoPage } from '#web/features/parcel/delivery/delivery-info-page.tsx'
import { parcelCategoriesQuery } from '#web/features/parcel/parcel.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'

const deliveryInfoSearch = searchTexts('category_id')

export const Route = createFileRoute('/parcel-delivery-info')({
  validateSearch: deliveryInfoSearch,
  beforeLoad: async ({ context }) => {
    const shop = await enterParcelModule(context)
    if (!shop) throw notFound()
    return { shop }
  },
  loader: async ({ context }) => {
    const { shop, queryClient } = context
    const [messages] = await Promise.all([
      loadMessages(shop.language, ['sending', 'address', 'location']),
      queryClient.ensureQueryData(parcelCategoriesQuery(context)),
    ])
    return { messages, title: pageTexts(shop.language, messages, 'sending')('title') }
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: DeliveryInfo,
})

function DeliveryInfo() {
  const { category_id = '' } = Route.useSearch()
  return <DeliveryInfoPage category_id={/^\d{1,9}$/.test(category_id) ? Number(category_id) : null} />
}
