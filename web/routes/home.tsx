// The home page of the chosen module; without a choice, of the first module that works here.
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#web/features/home/home-page.tsx'
import { enterModule } from '#web/features/module/enter-module.ts'
import { storesQuery } from '#web/features/store/store.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'

export const Route = createFileRoute('/home')({
  beforeLoad: ({ context }) => enterModule(context),
  loader: async ({ context }) => {
    const [messages] = await Promise.all([
      loadMessages(context.shop.language, ['home', 'landing']),
      context.shop.module ? context.queryClient.ensureInfiniteQueryData(storesQuery(context)) : null,
    ])
    return { messages }
  },
  component: HomePage,
})
