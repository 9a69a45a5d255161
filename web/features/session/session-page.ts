// What every page of this feature loads: its texts, its title, and where its visitor wants to go back to.
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

export const sessionSearch = searchTexts('from', 'back', 'ref_code')

type Title = 'sign_in' | 'sign_up' | 'forgot_title'

type Text = 'sign_in_text' | 'sign_up_text' | 'forgot_text'

export async function loadSessionPage(access: ShopAccess, title: Title, text: Text) {
  const { language } = access.shop
  const [messages, config] = await Promise.all([
    loadMessages(language, ['session']),
    access.queryClient.ensureQueryData(configQuery(access)),
  ])
  const t = pageTexts(language, messages, 'session')
  const page = t(title)
  return {
    messages,
    meta: { title: t('page_title', { page, business: config.business_name }), description: t(text) },
  }
}

type Loaded = Awaited<ReturnType<typeof loadSessionPage>> | undefined

/** Nothing here is worth finding by a search engine. */
export function sessionHead(loaded: Loaded) {
  return loaded ? { meta: [...pageMeta(loaded.meta), { name: 'robots', content: 'noindex' }] } : {}
}
