// The home page of the chosen module, or of the first that works here; with a `search` in its address the listing page.
import { createFileRoute } from '@tanstack/react-router'
import { moduleTraits } from '#contract/core/module-type.ts'
import { homeHead } from '#web/features/home/home-head.ts'
import { HomePage } from '#web/features/home/home-page.tsx'
import { LazyListingPage } from '#web/features/home/listing/lazy-listing-page.ts'
import { loadHome } from '#web/features/home/load-home.ts'
import { listingDeps } from '#web/features/listing/listing-deps.ts'
import { listingSource } from '#web/features/listing/listing-source.ts'
import { enterLinkedModule } from '#web/features/module/enter-linked-module.ts'
import { storeChoice } from '#web/features/store/store-list-choice.ts'
import { type Area, loadMessages } from '#web/messages/catalogue.ts'
import { useMarkPageHydrated } from '#web/platform/navigation/page-hydrated.ts'
import { searchTexts, textsOf } from '#web/platform/navigation/search-texts.ts'
import type { Shop } from '#web/platform/shop/shop.ts'

/** Every key stays as it came: an address is not rewritten under the reader. */
const homeSearch = searchTexts('stores', 'service')

export const Route = createFileRoute('/home')({
  validateSearch: homeSearch,
  beforeLoad: ({ context, search }) => enterLinkedModule(context, textsOf(search).module_id),
  loaderDeps: ({ search }) => ({ ...storeChoice(search), listing: listingDeps(textsOf(search)) }),
  loader: async ({ context, deps, location, cause }) => {
    const { shop } = context
    const source = deps.listing && listingSource(deps.listing)
    if (source) {
      const search = textsOf(location.search)
      const [page] = await Promise.all([
        import('#web/features/home/listing/load-listing.ts').then(({ loadListing }) =>
          loadListing(context, { source, search, waits: cause !== 'stay' }),
        ),
        LazyListingPage.preload?.(),
      ])
      return page
    }
    const [messages] = await Promise.all([
      loadMessages(shop.language, homeAreas(shop)),
      shop.module ? loadHome(context, shop.module, { tab: deps.tab, service: deps.service }) : null,
    ])
    return { messages, ...homeHead(context) }
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: HomeOrListing,
})

/** Of every module's sections: another one may be chosen before this page is at work, and shows at once. */
const sectionAreas = ['home', 'search', 'item', 'store', 'promotion', 'coupon', 'parcel'] as const

function homeAreas(shop: Shop): Area[] {
  return [...sectionAreas, ...sendingAreas(shop)]
}

/** Only the home page of parcels has a form. */
function sendingAreas({ module }: Shop): readonly Area[] {
  const sends = module && !moduleTraits[module.module_type].sells_from_stores
  return sends ? ['sending', 'address', 'location'] : []
}

function HomeOrListing() {
  useMarkPageHydrated()
  const search = textsOf(Route.useSearch())
  const access = Route.useRouteContext()
  const source = listingSource(search)
  return source ? <LazyListingPage access={access} source={source} search={search} /> : <HomePage />
}
