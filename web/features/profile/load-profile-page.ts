// What the customer's pages load before they show: texts and a title; the person comes in the browser only.
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

export async function loadProfilePage(access: ShopAccess) {
  const { language } = access.shop
  const [messages, config] = await Promise.all([
    loadMessages(language, ['profile', 'wallet', 'coupon', 'chat', 'order']),
    access.queryClient.ensureQueryData(configQuery(access)),
  ])
  const t = pageTexts(language, messages, 'profile')
  return { messages, title: t('page_title', { page: t('title'), business: config.business_name }) }
}
