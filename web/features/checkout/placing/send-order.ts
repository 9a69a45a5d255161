// Sends an order under its key, and remembers it until the shop has answered.
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { type QueryAccess, scopeOf } from '#web/platform/api/query.ts'
import type { Unanswered } from '../draft/draft.ts'
import { changeDraft, type DraftName } from '../draft/draft-store.ts'
import type { PlacedOrder } from '../quote/order-requests.ts'
import { outcomeOf, retryUntilAnswered } from './outcome.rules.ts'

export interface Sending extends QueryAccess {
  draftName: DraftName
  module_id: number
  zone_ids?: readonly number[] | undefined
  pictures: readonly File[]
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function call(
  { api, shop, module_id, zone_ids = shop.zone_ids, pictures }: Sending,
  order: Unanswered,
): Promise<PlacedOrder> {
  const scope = { ...scopeOf(shop), module_id, zone_ids: [...zone_ids] }
  const request = { scope, request_key: order.key, quiet: true }
  const order_attachment = [...pictures]
  if ('prescription' in order) {
    const input = { ...order.prescription, order_attachment }
    return api.call(orderEndpoints.prescription, { ...request, input })
  }
  const input = { ...order.place, ...(pictures.length > 0 ? { order_attachment } : {}) }
  return api.call(orderEndpoints.place, { ...request, input })
}

/** Throws what the shop said; while it said nothing, the order stays remembered as unanswered. */
export async function sendOrder(sending: Sending, order: Unanswered): Promise<PlacedOrder> {
  changeDraft(sending.draftName, { unanswered: order })
  try {
    const placed = await retryUntilAnswered(() => call(sending, order), pause)
    changeDraft(sending.draftName, { unanswered: null })
    return placed
  } catch (error) {
    if (outcomeOf(error).kind !== 'unknown') changeDraft(sending.draftName, { unanswered: null })
    throw error
  }
}
