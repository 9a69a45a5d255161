// The campaigns of the module (CMP-01).
import { createFileRoute } from '@tanstack/react-router'
import { enterModule } from '#web/features/module/enter-module.ts'
import { CampaignsPage } from '#web/features/promotion/campaigns-page.tsx'
import { campaignsQuery } from '#web/features/promotion/promotion.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { accentOf } from '#web/platform/shop/accent.ts'

export const Route = createFileRoute('/campaigns/')({
  beforeLoad: ({ context }) => enterModule(context),
  loader: async ({ context }) => {
    const [messages] = await Promise.all([
      loadMessages(context.shop.language, ['promotion', 'landing']),
      context.queryClient.ensureQueryData(campaignsQuery(context)),
    ])
    return { messages }
  },
  component: () => {
    const access = Route.useRouteContext()
    return (
      <div data-accent={accentOf(access.shop.module)}>
        <CampaignsPage access={access} />
      </div>
    )
  },
})
