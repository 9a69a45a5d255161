// The campaigns of the module (CMP-01), in a zone the visitor has chosen (HDR-06).
import { createFileRoute } from '@tanstack/react-router'
import { enterModule } from '#web/features/module/enter-module.ts'
import { CampaignsPage } from '#web/features/promotion/campaigns-page.tsx'
import { campaignsQuery } from '#web/features/promotion/promotion.queries.ts'
import { ZoneNeeded } from '#web/features/promotion/zone-needed.tsx'
import { loadMessages } from '#web/messages/catalogue.ts'
import { accentOf } from '#web/platform/shop/accent.ts'
import { readShop } from '#web/platform/shop/shop.ts'

export const Route = createFileRoute('/campaigns/')({
  beforeLoad: ({ context }) => enterModule(context),
  loader: async ({ context }) => {
    // The zone a stranger browses is the shop's guess, not their choice.
    const hasZone = readShop().zone_ids.length > 0
    const [messages] = await Promise.all([
      loadMessages(context.shop.language, ['promotion', 'landing']),
      hasZone ? context.queryClient.ensureQueryData(campaignsQuery(context)) : null,
    ])
    return { messages, hasZone }
  },
  component: () => {
    const access = Route.useRouteContext()
    if (!Route.useLoaderData().hasZone) return <ZoneNeeded />
    return (
      <div data-accent={accentOf(access.shop.module)}>
        <CampaignsPage access={access} />
      </div>
    )
  },
})
