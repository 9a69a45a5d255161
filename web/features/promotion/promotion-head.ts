// What the pages of campaigns and flash sales say about themselves.
import type { BasicCampaign } from '#contract/features/promotion/campaign.schema.ts'
import type { LoadedMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { moduleAddress } from '#web/platform/navigation/page-address.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

interface Around {
  access: ShopAccess
  messages: LoadedMessages
}

/** Null: it is over, or does not run here. */
export async function campaignHead(campaign: BasicCampaign | null, { access, messages }: Around) {
  const { t, business, module } = await wordsOf(access, messages)
  if (!campaign) return { meta: overMeta(t('campaign_over'), business) }
  const { id, title, description, image_full_url } = campaign
  return {
    address: moduleAddress(`/campaigns/${id}`, { id: campaign.module_id }),
    meta: pageMeta({
      title: t('page_title', { title, business }),
      description: description || t('campaign_description', { title, module }),
      image: image_full_url,
    }),
  }
}

/** Who has not said where they are is asked to: nothing a search engine could show. */
export async function campaignsHead(hasZone: boolean, { access, messages }: Around) {
  const { t, business, module } = await wordsOf(access, messages)
  const title = `${t('campaigns')} · ${module}`
  return {
    address: moduleAddress('/campaigns', access.shop.module),
    meta: [
      ...pageMeta({
        title: t('page_title', { title, business }),
        description: t('campaigns_description', { module }),
      }),
      ...(hasZone ? [] : [notIndexed]),
    ],
  }
}

/** Each sale is one page, also when it is opened as the one that runs now. */
export async function flashSaleHead(
  sale: { id: number; module_id: number; title: string } | null,
  { access, messages }: Around,
) {
  const { t, business, module } = await wordsOf(access, messages)
  if (!sale) return { meta: overMeta(t('sale_over'), business) }
  const { id, title } = sale
  return {
    address: moduleAddress('/flash-sales', { id: sale.module_id }, { id: String(id) }),
    meta: pageMeta({
      title: t('page_title', { title: `${title} · ${t('flash_sale')}`, business }),
      description: t('sale_description', { title, module }),
    }),
  }
}

const notIndexed = { name: 'robots', content: 'noindex, follow' }

const overMeta = (title: string, business: string) => [
  ...pageMeta({ title: `${title} · ${business}`, description: title }),
  notIndexed,
]

async function wordsOf(access: ShopAccess, messages: LoadedMessages) {
  const { business_name: business } = await access.queryClient.ensureQueryData(configQuery(access))
  return {
    t: pageTexts(access.shop.language, messages, 'promotion'),
    business,
    module: access.shop.module?.module_name ?? business,
  }
}
