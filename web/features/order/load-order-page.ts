// What pages about orders load before they show: texts and a title; orders come in the browser only.
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

const areas = {
  track: ['order', 'session', 'bill'],
  order: ['order', 'bill', 'offline'],
  rate: ['order'],
} as const

export async function loadOrderPage(access: ShopAccess, page: keyof typeof areas) {
  const { language } = access.shop
  const [messages, config] = await Promise.all([
    loadMessages(language, areas[page]),
    access.queryClient.ensureQueryData(configQuery(access)),
  ])
  const t = pageTexts(language, messages, 'order')
  return { messages, title: t('page_title', { page: t(page), business: config.business_name }) }
}
