// Loads a policy page: its text, its words and what it says about itself; a policy that is switched off is not found.
import { notFound } from '@tanstack/react-router'
import { policyEndpoints } from '#contract/features/content/content.endpoints.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { apiQuery, type ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { wayStructure } from '#web/platform/navigation/json-ld.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import { describePage } from '#web/platform/navigation/structured-data.tsx'
import { configQuery } from '#web/platform/shop/config-query.ts'
import { type PolicyName, policyPages } from './policy-pages.ts'

export async function loadPolicy(access: ShopAccess, name: PolicyName, path: string) {
  const { language } = access.shop
  const [messages, shell, config, html] = await Promise.all([
    loadMessages(language, ['content', 'footer']),
    loadMessages(language, ['shell']),
    access.queryClient.ensureQueryData(configQuery(access)),
    policyText(access, name),
  ])
  const t = pageTexts(language, messages, 'content')
  const names = pageTexts(language, messages, 'footer')
  const business = config.business_name
  if (import.meta.env.SSR) {
    const origin = pageOrigin()
    describePage(access, [
      wayStructure([
        { name: pageTexts(language, shell, 'shell')('home'), url: `${origin}/home` },
        { name: names(name), url: `${origin}${path}` },
      ]),
    ])
  }
  return {
    messages,
    name,
    html,
    meta: pageMeta({
      title: t('page_title', { page: names(name), business }),
      description: t(`${name}_description`, { business }),
    }),
  }
}

async function policyText(access: ShopAccess, name: PolicyName): Promise<string> {
  const anywhere = { ...access, shop: { ...access.shop, module: null, zone_ids: [] } }
  try {
    return await access.queryClient.ensureQueryData(apiQuery(anywhere, policyEndpoints[policyPages[name]]))
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw notFound()
    throw error
  }
}
