// The flash-sale page with the shop's item cards in it.
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { FlashSalePage } from '#web/features/promotion/flash-sale-page.tsx'
import { flashSalePagesQuery } from '#web/features/promotion/promotion.queries.ts'
import { SoldBar } from '#web/features/promotion/sold-bar.tsx'
import type { QueryAccess } from '#web/platform/api/query.ts'

export function FlashSaleView({ access, id }: { access: QueryAccess; id: number }) {
  const list = useSuspenseInfiniteQuery(flashSalePagesQuery(access, id))
  const [first] = list.data.pages
  if (!first) return null
  const items = new Map(list.data.pages.flatMap((page) => page.products).map((one) => [one.id, one]))
  return (
    <FlashSalePage
      sale={first.flash_sale}
      answered={first.answered}
      items={[...items.values()]}
      total_size={first.total_size}
      more={{
        available: list.hasNextPage,
        loading: list.isFetchingNextPage,
        mayFetch: !list.isFetchingNextPage && !list.isFetchNextPageError,
        fetch: () => list.fetchNextPage(),
      }}
      card={(flash) => <ListedItemCard item={flash.item} layout="flash" footer={<SoldBar flash={flash} />} />}
    />
  )
}
