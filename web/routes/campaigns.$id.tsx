// A campaign with its stores; the address carries its module (CMP-01, CMP-02).
import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { enterLinkedModule } from '#web/features/module/enter-linked-module.ts'
import { CampaignPage } from '#web/features/promotion/campaign-page.tsx'
import { campaignQuery } from '#web/features/promotion/promotion.queries.ts'
import { ifRunning, promotionId } from '#web/features/promotion/promotion-found.ts'
import { campaignHead } from '#web/features/promotion/promotion-head.ts'
import { PromotionOver } from '#web/features/promotion/promotion-over.tsx'
import { StoreGrid } from '#web/features/store/store-grid.tsx'
import { StoreHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'

const campaignSearch = searchTexts('id', 'module_id')

export const Route = createFileRoute('/campaigns/$id')({
  validateSearch: campaignSearch,
  beforeLoad: ({ context, search }) => enterLinkedModule(context, search.module_id),
  loader: async ({ context, params }) => {
    const [messages, campaign] = await Promise.all([
      loadMessages(context.shop.language, ['promotion', 'store']),
      campaignToShow(context, params.id),
    ])
    const head = await campaignHead(campaign, { access: context, messages })
    return { messages, id: campaign?.id ?? null, ...head }
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: OneCampaignPage,
})

/** Null when the campaign does not run any more, or not here. */
async function campaignToShow(access: ShopAccess, wanted: string) {
  const id = promotionId(wanted)
  const found = access.shop.module
    ? await ifRunning(access.queryClient.ensureQueryData(campaignQuery(access, id)))
    : null
  return found?.campaign ?? null
}

function OneCampaignPage() {
  const t = useTranslations('promotion')
  const access = Route.useRouteContext()
  const accentOf = useAccentOf()
  const { id } = Route.useLoaderData()
  if (id === null) return <PromotionOver title={t('campaign_over')} text={t('campaign_gone_text')} />
  const module_type = access.shop.module?.module_type
  return (
    <div data-accent={accentOf(access.shop.module)}>
      <CampaignPage
        access={access}
        id={id}
        stores={(stores) => (
          <StoreGrid
            stores={stores}
            module_type={module_type}
            actions={(store) => <StoreHeart store={store} />}
          />
        )}
      />
    </div>
  )
}
