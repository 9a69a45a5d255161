// How to reach a person.
import { createFileRoute } from '@tanstack/react-router'
import { traitsOf } from '#contract/core/module-type.ts'
import { HelpPage } from '#web/features/content/help-page.tsx'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

export const Route = createFileRoute('/help-and-support')({
  loader: async ({ context }) => {
    const { language, module } = context.shop
    const [messages, config] = await Promise.all([
      loadMessages(language, ['content', 'footer']),
      context.queryClient.ensureQueryData(configQuery(context)),
    ])
    const t = pageTexts(language, messages, 'content')
    const names = pageTexts(language, messages, 'footer')
    const page = names(traitsOf(module?.module_type).sells_from_stores ? 'help' : 'contact')
    const business = config.business_name
    return {
      messages,
      meta: {
        title: t('page_title', { page, business }),
        description: t('help_description', { business }),
      },
    }
  },
  head: ({ loaderData }) => (loaderData ? { meta: pageMeta(loaderData.meta) } : {}),
  component: HelpPage,
})
