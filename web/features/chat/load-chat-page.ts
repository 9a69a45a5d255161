// What the chat page loads before it shows: texts and a title; conversations come in the browser only.
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

export async function loadChatPage(access: ShopAccess) {
  const { language } = access.shop
  const [messages, config] = await Promise.all([
    loadMessages(language, ['chat']),
    access.queryClient.ensureQueryData(configQuery(access)),
  ])
  const t = pageTexts(language, messages, 'chat')
  return { messages, title: t('page_title', { business: config.business_name }) }
}
