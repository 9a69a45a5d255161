// What pages about orders load before they show: texts and a title; orders come in the browser only.
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageWords } from '#web/platform/i18n/page-words.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

export async function loadOrderPage(access: ShopAccess, page: 'track' | 'order' | 'rate') {
  const { language } = access.shop
  const [messages, config] = await Promise.all([
    loadMessages(language, ['order', page === 'track' ? 'session' : 'offline']),
    access.queryClient.ensureQueryData(configQuery(access)),
  ])
  const t = pageWords(language, messages, 'order')
  return { messages, title: t('page_title', { page: t(page), business: config.business_name }) }
}
