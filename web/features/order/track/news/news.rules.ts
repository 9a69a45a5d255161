// What is worth telling of an order that is followed: each step once, and that the courier is close by.
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import { activeStep, type TrackStep, trackSteps } from '../../order-status.ts'

/** Minutes of driving that are left: time to go to the door. */
const nearMinutes = 2

export type OrderNews = { step: TrackStep } | { own: OrderStatus } | 'near'

export function isNear(order_status: OrderStatus, minutes_left: number | null): boolean {
  return order_status === 'picked_up' && minutes_left !== null && minutes_left <= nearMinutes
}

export function newsOf(order_status: OrderStatus, minutes_left: number | null): OrderNews {
  if (isNear(order_status, minutes_left)) return 'near'
  const step = trackSteps[(activeStep(order_status) ?? 0) - 1]
  return step ? { step } : { own: order_status }
}

/** Whether `next` is told to who has heard `before`: a courier who drives round the block comes near once. */
export function isToldAfter(before: OrderNews, next: OrderNews): boolean {
  if (before === 'near') return next !== 'near' && !('step' in next && next.step === 'picked_up')
  return JSON.stringify(before) !== JSON.stringify(next)
}
