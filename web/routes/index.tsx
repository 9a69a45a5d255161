// The landing page: what the shop is, and its modules.
import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '#web/features/content/landing-page.tsx'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const [messages] = await Promise.all([
      loadMessages(context.shop.language, ['landing']),
      context.queryClient.ensureQueryData(modulesQuery(context)),
    ])
    return { messages }
  },
  component: LandingPage,
})
