// The landing page: what the shop is, and its ways in.
import { createFileRoute } from '@tanstack/react-router'
import { landingQuery } from '#web/features/content/landing.queries.ts'
import { LandingPage } from '#web/features/content/landing-page.tsx'
import { shopStructure } from '#web/features/content/shop-structure.ts'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { jsonLdScript } from '#web/platform/navigation/json-ld.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
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
    const t = pageTexts(language, messages, 'landing')
    return {
      messages,
      meta: {
        title: t('title', { business: config.business_name }),
        description: landing.header_sub_title ?? t('description'),
        image: landing.header_banner_full_url,
      },
      scripts: import.meta.env.SSR ? shopStructure(config, pageOrigin()).map(jsonLdScript) : [],
    }
  },
  head: ({ loaderData }) =>
    loaderData ? { meta: pageMeta(loaderData.meta), scripts: loaderData.scripts } : {},
  component: LandingPage,
})
