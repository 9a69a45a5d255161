// The campaigns of the module (CMP-01), in a zone the visitor has chosen (HDR-06).
import { createFileRoute } from '@tanstack/react-router'
import { enterLinkedModule } from '#web/features/module/enter-linked-module.ts'
import { CampaignsPage } from '#web/features/promotion/campaigns-page.tsx'
import { campaignsQuery } from '#web/features/promotion/promotion.queries.ts'
import { campaignsHead } from '#web/features/promotion/promotion-head.ts'
import { ZoneNeeded } from '#web/features/promotion/zone-needed.tsx'
import { loadMessages } from '#web/messages/catalogue.ts'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { readShop } from '#web/platform/shop/shop.ts'

const campaignsSearch = searchTexts('module_id')

export const Route = createFileRoute('/campaigns/')({
  validateSearch: campaignsSearch,
  beforeLoad: ({ context, search }) => enterLinkedModule(context, search.module_id),
  loader: async ({ context }) => {
    // The zone a stranger browses is the shop's guess, not their choice.
    const hasZone = readShop().zone_ids.length > 0
    const [messages] = await Promise.all([
      loadMessages(context.shop.language, ['promotion', 'landing']),
      hasZone ? context.queryClient.ensureQueryData(campaignsQuery(context)) : null,
    ])
    const head = await campaignsHead(hasZone, { access: context, messages })
    return { messages, hasZone, ...head }
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: () => {
    const access = Route.useRouteContext()
    const accentOf = useAccentOf()
    if (!Route.useLoaderData().hasZone) return <ZoneNeeded />
    return (
      <div data-accent={accentOf(access.shop.module)}>
        <CampaignsPage access={access} />
      </div>
    )
  },
})
