// The home page of the chosen module; without a choice, of the first module that works here.
import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { homeHead } from '#web/features/home/home-head.ts'
import { HomePage } from '#web/features/home/home-page.tsx'
import { loadHome } from '#web/features/home/load-home.ts'
import { enterModule } from '#web/features/module/enter-module.ts'
import { storeChoice } from '#web/features/store/store-list-choice.ts'
import { loadMessages } from '#web/messages/catalogue.ts'

/** Every key stays as it came: an address is not rewritten under the reader. */
const homeSearch = z.looseObject({ stores: z.string().optional(), service: z.string().optional() })

export const Route = createFileRoute('/home')({
  validateSearch: homeSearch,
  beforeLoad: ({ context }) => enterModule(context),
  loaderDeps: ({ search }) => storeChoice(search),
  loader: async ({ context, deps }) => {
    const { shop } = context
    const [messages] = await Promise.all([
      loadMessages(shop.language, ['home', 'item', 'store', 'promotion', 'coupon', 'parcel', 'landing']),
      shop.module ? loadHome(context, shop.module.module_type, deps) : null,
    ])
    return { messages, ...homeHead(context) }
  },
  head: ({ loaderData }) => ({
    meta: loaderData?.meta ?? [],
    scripts: loaderData?.scripts ?? [],
  }),
  component: HomePage,
})
