// What can be done with an item at this hour of the shop's day (ATC-11, ATC-17).
import { localMoment } from '#contract/core/local-time.ts'
import { isCampaignItem } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import { isServedAt, type OrderOffer, orderOffer } from '#contract/features/item/item-availability.rules.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useServerNow } from '#web/platform/clock/use-server-now.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'

/** In a part that only the browser renders, the clock needs no answer to begin with. */
const noAnswer: AnsweredAt = { server_time: null, received_at: null }

export function useOrderOffer(
  item: Item | CampaignItem,
  answered: AnsweredAt = noAnswer,
): { offer: OrderOffer; isServed: boolean } {
  const { config } = useShop()
  const now = useServerNow(answered)
  const { time, date } = localMoment(new Date(now), config.time_zone)
  const campaign = isCampaignItem(item)
  return {
    offer: orderOffer(item, { campaign, time, date }),
    isServed: campaign || isServedAt(item, time),
  }
}
