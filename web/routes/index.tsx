// The landing page: what the shop is, and its ways in.
import { createFileRoute } from '@tanstack/react-router'
import { landingQuery } from '#web/features/content/landing.queries.ts'
import { LandingPage } from '#web/features/content/landing-page.tsx'
import { shopStructure } from '#web/features/content/shop-structure.ts'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import { describePage } from '#web/platform/navigation/structured-data.tsx'
import { configQuery } from '#web/platform/shop/config-query.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const { language } = context.shop
    const [messages, config, landing] = await Promise.all([
      loadMessages(language, ['landing']),
      context.queryClient.ensureQueryData(configQuery(context)),
      context.queryClient.ensureQueryData(landingQuery(context)),
      context.queryClient.ensureQueryData(modulesQuery(context)),
    ])
    if (import.meta.env.SSR) describePage(context, shopStructure(config, pageOrigin()))
    const t = pageTexts(language, messages, 'landing')
    return {
      messages,
      meta: {
        title: t('title', { business: config.business_name }),
        description: landing.header_sub_title ?? t('description'),
        image: landing.header_banner_full_url,
      },
    }
  },
  head: ({ loaderData }) => (loaderData ? { meta: pageMeta(loaderData.meta) } : {}),
  component: LandingPage,
})
