// A flash sale with all its items (FLS-01); without an id, the one that runs now.
import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { FlashSaleView } from '#web/features/home/flash-sale-view.tsx'
import { enterLinkedModule } from '#web/features/module/enter-linked-module.ts'
import { flashSalePagesQuery, flashSaleQuery } from '#web/features/promotion/promotion.queries.ts'
import { ifRunning, promotionId } from '#web/features/promotion/promotion-found.ts'
import { flashSaleHead } from '#web/features/promotion/promotion-head.ts'
import { PromotionOver } from '#web/features/promotion/promotion-over.tsx'
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'

const saleSearch = searchTexts('id', 'module_id')

export const Route = createFileRoute('/flash-sales')({
  validateSearch: saleSearch,
  beforeLoad: ({ context, search }) => enterLinkedModule(context, search.module_id),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps }) => {
    const [messages, sale] = await Promise.all([
      loadMessages(context.shop.language, ['promotion', 'item']),
      saleToShow(context, deps.id),
    ])
    const head = await flashSaleHead(sale, { access: context, messages })
    return { messages, id: sale?.id ?? null, ...head }
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: FlashSalesPage,
})

/** Null when nothing runs, or no longer. */
async function saleToShow(access: ShopAccess, wanted: string | undefined) {
  const asked = wanted === undefined ? null : promotionId(wanted)
  if (!access.shop.module) return null
  const id = asked ?? (await access.queryClient.ensureQueryData(flashSaleQuery(access))).sale.id
  if (id === undefined) return null
  const found = await ifRunning(access.queryClient.ensureInfiniteQueryData(flashSalePagesQuery(access, id)))
  return found?.pages[0]?.flash_sale ?? null
}

function FlashSalesPage() {
  const t = useTranslations('promotion')
  const access = Route.useRouteContext()
  const accentOf = useAccentOf()
  const { id } = Route.useLoaderData()
  if (id === null) return <PromotionOver title={t('sale_over')} text={t('sale_over_text')} />
  return (
    <div data-accent={accentOf(access.shop.module)}>
      <FlashSaleView access={access} id={id} />
    </div>
  )
}
