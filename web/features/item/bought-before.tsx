// 'You bought this before': a customer sees at a glance what they know already.
import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useTranslations } from 'use-intl'
import { isCampaignItem, type MaybeCampaign } from '#contract/features/item/item.rules.ts'
import { reorderEndpoints } from '#contract/features/order/reorder.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'

export function BoughtBefore({ item }: { item: MaybeCampaign }) {
  const t = useTranslations('item')
  const format = useFormat()
  const access = useShownAccess()
  // Items of campaigns have numbers of their own: the same number is another thing in the history.
  const isAsked = useSignedIn() && !isCampaignItem(item)
  const { data } = useQuery({
    ...apiQuery(access, reorderEndpoints.bought, { input: { item_id: item.id }, quiet: true }),
    enabled: isAsked,
  })
  if (!isAsked || !data?.last_bought_at) return null
  const date = format.moment(data.last_bought_at, 'date')
  return (
    <p className="flex items-center gap-2 text-14 text-success-ink">
      <History aria-hidden size={16} className="shrink-0" />
      {t('bought_before', { date })}
    </p>
  )
}
