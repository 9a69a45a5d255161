// All categories of the module (STO-04).
import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { AllCategoriesPage } from '#web/features/category/page/all-categories-page.tsx'
import { enterLinkedModule } from '#web/features/module/enter-linked-module.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { moduleAddress } from '#web/platform/navigation/page-address.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { textsOf } from '#web/platform/navigation/search-texts.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

export const Route = createFileRoute('/categories')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search),
  beforeLoad: ({ context, search }) => enterLinkedModule(context, search.module_id),
  loader: async ({ context }) => {
    const { queryClient, shop } = context
    const [messages, config] = await Promise.all([
      loadMessages(shop.language, ['category']),
      queryClient.ensureQueryData(configQuery(context)),
      queryClient.ensureQueryData(categoriesQuery(context)),
    ])
    const t = pageTexts(shop.language, messages, 'category')
    const module = shop.module?.module_name ?? config.business_name
    return {
      messages,
      address: moduleAddress('/categories', shop.module),
      meta: pageMeta({
        title: t('page_title', { category: t('all_title', { module }), business: config.business_name }),
        description: t('all_description', { module }),
      }),
    }
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: () => <AllCategoriesPage access={Route.useRouteContext()} />,
})
