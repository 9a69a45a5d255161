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

/** A moment on the business's wall clock. */
interface Moment {
  date: string
  time: string
}

type CampaignHours = ServingHours &
  Partial<Pick<CampaignItem, 'available_date_starts' | 'available_date_ends'>>

/** Both days belong to the campaign; between them it sells at its hours. */
export function campaignStage(item: CampaignHours, now: Moment): 'ahead' | 'running' | 'resting' | 'over' {
  const { available_date_starts: first, available_date_ends: last } = item
  if (last && now.date > last) return 'over'
  if (first && now.date < first) return 'ahead'
  return isServedAt(item, now.time) ? 'running' : 'resting'
}

/** What the buttons of dialog and product page show (ATC-11). */
export type OrderOffer =
  | 'order_now_only'
  | 'buy_and_add'
  | 'not_available'
  | 'campaign_ahead'
  | 'campaign_over'

const campaignOffers = {
  ahead: 'campaign_ahead',
  running: 'order_now_only',
  resting: 'not_available',
  over: 'campaign_over',
} as const satisfies Record<ReturnType<typeof campaignStage>, OrderOffer>

type Offered = CampaignHours & Pick<Item, 'schedule_order'>

export function orderOffer(item: Offered, situation: Moment & { campaign: boolean }): OrderOffer {
  if (situation.campaign) return campaignOffers[campaignStage(item, situation)]
  return isServedAt(item, situation.time) || item.schedule_order ? 'buy_and_add' : 'not_available'
}
