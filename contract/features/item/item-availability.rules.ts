// At which hours an item is served (ATC-11, ATC-17); times are of the business's wall clock.
import { secondsOf, secondsPerDay } from '../../core/local-time.ts'
import type { CampaignItem, Item } from './item.schema.ts'

export type ServingHours = Pick<Item, 'available_time_starts' | 'available_time_ends'>

/** 'Until 23:59' is written for the whole evening: its last minute belongs to it. */
const lastMinute = secondsPerDay - 60

function endOf(time: string): number {
  const seconds = secondsOf(time)
  return seconds >= lastMinute ? secondsPerDay : seconds
}

/** Without hours always; from start to before end; an end before the start is on the next day. */
export function isServedAt(hours: ServingHours, time: string): boolean {
  if (!hours.available_time_starts || !hours.available_time_ends) return true
  const now = secondsOf(time)
  const start = secondsOf(hours.available_time_starts)
  const end = endOf(hours.available_time_ends)
  if (start === end) return true
  return start < end ? now >= start && now < end : now >= start || now < end
}

/** What the buttons of dialog and product page show (ATC-11). */
export type OrderOffer = 'order_now_only' | 'buy_and_add' | 'not_available' | 'campaign_over'

type Offered = ServingHours &
  Pick<Item, 'schedule_order'> &
  Partial<Pick<CampaignItem, 'available_date_starts' | 'available_date_ends'>>

/** `date` and `time` are of the business's wall clock; the last day belongs to the campaign. */
export function orderOffer(
  item: Offered,
  situation: { campaign: boolean; date: string; time: string },
): OrderOffer {
  const { available_date_ends: last } = item
  if (situation.campaign) return last && last < situation.date ? 'campaign_over' : 'order_now_only'
  return isServedAt(item, situation.time) || item.schedule_order ? 'buy_and_add' : 'not_available'
}
