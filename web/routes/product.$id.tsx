// The page of one product, by slug or id (PRD-04); what others put on it is filled in here.
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { loadBeside } from '#web/features/item/product/load-beside.ts'
import { loadProduct } from '#web/features/item/product/load-product.ts'
import { productHead } from '#web/features/item/product/product-head.ts'
import { ProductPage } from '#web/features/item/product/product-page.tsx'
import {
  askedProduct,
  type ProductPageSearch,
  productPageSearch,
} from '#web/features/item/product/product-search.ts'
import { soldItemQuery } from '#web/features/item/sold-item.queries.ts'
import { enterLinkedModule } from '#web/features/module/enter-linked-module.ts'
import { ItemReviews } from '#web/features/review/item-reviews.tsx'
import { itemReviewsQuery } from '#web/features/review/review.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { answeredAt } from '#web/platform/clock/server-clock.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'
import { itemSlots } from '#web/shell/item-slots.tsx'
import { OrderActions } from '#web/shell/order/order-actions.tsx'

export const Route = createFileRoute('/product/$id')({
  validateSearch: productPageSearch,
  beforeLoad: async ({ context, params, search }) => ({
    shop: context.shop.module ? context.shop : await shopOfItem(context, params.id, search),
  }),
  loaderDeps: ({ search: { product_type } }) => ({ product_type }),
  loader: async ({ context, params, deps }) => {
    const asked = askedProduct(params.id, deps)
    const [messages, config, sold] = await Promise.all([
      loadMessages(context.shop.language, ['item', 'label', 'review']),
      context.queryClient.ensureQueryData(configQuery(context)),
      loadProduct(context, asked),
    ])
    if (!asked.campaign) {
      await Promise.all([
        loadBeside(context, sold.item),
        context.queryClient.prefetchInfiniteQuery(itemReviewsQuery(context, sold.item)),
      ])
    }
    const home = pageTexts(context.shop.language, messages, 'item')('home')
    return {
      messages,
      answered: answeredAt(),
      ...productHead(context, { sold, config, origin: pageOrigin(), home }),
    }
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: Product,
})

/** Who has not chosen a module is shown the one of the link, else that of the item. */
async function shopOfItem(access: ShopAccess, id: string, search: ProductPageSearch) {
  const named = search.module_id
  const { shop } = await enterLinkedModule(access, named)
  if (named !== undefined) return shop
  const { item } = await loadProduct({ ...access, shop }, askedProduct(id, search))
  return (await enterLinkedModule(access, String(item.module_id))).shop
}

function Product() {
  const { answered } = Route.useLoaderData()
  const access = Route.useRouteContext()
  const asked = askedProduct(Route.useParams().id, Route.useSearch())
  const { data: sold } = useSuspenseQuery(soldItemQuery(access, asked))
  return (
    <ProductPage
      key={`${asked.campaign}/${sold.item.id}`}
      access={access}
      sold={sold}
      answered={answered}
      reviews={<ItemReviews access={access} item={sold.item} />}
      actions={(order) => <OrderActions order={order} />}
      {...itemSlots}
    />
  )
}
