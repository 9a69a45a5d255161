// The page of one store, by slug or id; its link may bring module, zone, distance and place, or none of them (STO-05).
import { createFileRoute } from '@tanstack/react-router'
import { enterStore } from '#web/features/store/page/enter-store.ts'
import { loadStorePage } from '#web/features/store/page/load-store-page.ts'
import { menuDeps } from '#web/features/store/page/menu-deps.ts'
import { StorePage } from '#web/features/store/page/store-page.tsx'
import { textsOf } from '#web/platform/navigation/search-texts.ts'
import { ViewCart } from '#web/shell/cart/view-cart.tsx'

export const Route = createFileRoute('/store/$id')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search),
  beforeLoad: ({ context, params, search }) => enterStore(context, params.id, search),
  loaderDeps: ({ search }) => menuDeps(search),
  loader: ({ context, location, cause }) =>
    loadStorePage(context, {
      store_key: context.store_key,
      search: textsOf(location.search),
      waits: cause !== 'stay',
    }),
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: OneStorePage,
})

function OneStorePage() {
  const { store_key, delivers, ...access } = Route.useRouteContext()
  const { moment } = Route.useLoaderData()
  const search = Route.useSearch()
  if (store_key === null) return null
  return (
    <StorePage
      key={store_key}
      context={{ access, store_key, delivers, moment, search }}
      viewCart={({ id }) => <ViewCart store_id={id} />}
    />
  )
}
