// At which hours an item is served (ATC-11, ATC-17); times are of the business's wall clock.
import { secondsOf, secondsPerDay } from '../../core/local-time.ts'
import type { CampaignItem, Item } from './item.schema.ts'

/** As rows have them, null where an item has none; on the wire these are the whole day. */
export interface ServingHours {
  readonly available_time_starts: string | null
  readonly available_time_ends: string | null
}

/** 'Until 23:59' is written for the whole evening: its last minute belongs to it. */
const lastMinute = secondsPerDay - 60

function endOf(time: string): number {
  const seconds = secondsOf(time)
  return seconds >= lastMinute ? secondsPerDay : seconds
}

/** Null is the whole day: no hours, none between start and end, or all of them. */
function servingWindow({ available_time_starts: starts, available_time_ends: ends }: ServingHours) {
  if (!starts || !ends) return null
  const [start, end] = [secondsOf(starts), endOf(ends)]
  return start === end || (start === 0 && end === secondsPerDay) ? null : { start, end }
}

export function isWholeDay(hours: ServingHours): boolean {
  return servingWindow(hours) === null
}

/** Clients look for now between the two and refuse to order outside; nothing lies between two nulls. */
export function wireHours(hours: ServingHours): Pick<Item, 'available_time_starts' | 'available_time_ends'> {
  const { available_time_starts: starts, available_time_ends: ends } = hours
  return starts && ends && !isWholeDay(hours)
    ? { available_time_starts: starts, available_time_ends: ends }
    : { available_time_starts: '00:00:00', available_time_ends: '23:59:59' }
}

/** From start to before end; an end before the start is on the next day. */
export function isServedAt(hours: ServingHours, time: string): boolean {
  const window = servingWindow(hours)
  if (!window) return true
  const now = secondsOf(time)
  const { start, end } = window
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

export function orderOffer(item: Offered, moment: Moment & { campaign: boolean }): OrderOffer {
  if (moment.campaign) return campaignOffers[campaignStage(item, moment)]
  return isServedAt(item, moment.time) || item.schedule_order ? 'buy_and_add' : 'not_available'
}
