// @vitest-environment happy-dom
// The four steps of an order, and the states that are no step.
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/features/order/order.schema.ts'
import type { OrderRefund } from '#contract/features/order/order-parts.schema.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import { plainText } from '#web/testing/plain-text.ts'
import { type PartOptions, renderPart } from '#web/testing/render-part.tsx'
import { TrackSteps } from './track-steps.tsx'

const times = {
  pending: '2026-11-15 08:00:00',
  confirmed: '2026-11-15 08:05:00',
  picked_up: '2026-11-15 08:20:00',
  delivered: '2026-11-15 08:40:00',
  canceled: '2026-11-15 08:10:00',
}

/** Only what the steps read. */
function anOrder(order_status: OrderStatus, more: Partial<Order> = {}): Order {
  return { ...times, cancellation_reason: null, ...more, order_status } as Partial<Order> as Order
}

async function steps(status: OrderStatus, options: PartOptions = {}) {
  const { messages } = await renderPart(<TrackSteps order={anOrder(status)} />, options)
  const list = screen.getByRole('list', { name: messages.order.steps_label })
  return within(list)
    .getAllByRole('listitem')
    .map((step) => ({
      text: plainText(step),
      isNow: step.getAttribute('aria-current') === 'step',
    }))
}

describe('[TRK-01] the steps', () => {
  test('of a new order begin with its placing, and later ones have no time yet', async () => {
    const [placed, confirmed, ...rest] = await steps('pending')
    expect(placed).toMatchObject({ isNow: true, text: expect.stringMatching(/^Order Placed.*08:00$/) })
    expect(confirmed).toEqual({ isNow: false, text: 'Order Confirmed' })
    expect(rest.map(({ text }) => text)).toEqual(['On the Way', 'Delivered'])
  })

  test.each(['accepted', 'processing', 'handover', 'confirmed'] as const)(
    '[TRK-04] an order that is %s stands at the second',
    async (status) => {
      const all = await steps(status)
      expect(all.map(({ isNow }) => isNow)).toEqual([false, true, false, false])
    },
  )

  test('of a delivered order are all done, with their times', async () => {
    const all = await steps('delivered')
    expect(all.some(({ isNow }) => isNow)).toBe(false)
    expect(all.every(({ text }) => /\d\d:\d\d$/.test(text))).toBe(true)
  })

  test('in Arabic have their own words', async () => {
    const all = await steps('picked_up', { language: 'ar' })
    expect(all.map(({ isNow }) => isNow)).toEqual([false, false, true, false])
    expect(all.every(({ text }) => /[\u0600-\u06ff]/.test(text))).toBe(true)
  })
})

test('[TRK-04] a canceled order says so instead, with its reason', async () => {
  const order = anOrder('canceled', { cancellation_reason: 'Out of bread' })
  await renderPart(<TrackSteps order={order} />)
  expect(screen.queryByRole('list')).toBeNull()
  const state = plainText(screen.getByRole('region', { name: 'Steps of the order' }))
  expect(state).toMatch(/^Canceled.*08:10.*Out of bread$/)
})

test.each([
  [1, 'returned to your wallet'],
  [0, 'returned the way you paid'],
] as const)('[TRK-04] a refunded order says how much came back, and where (%i)', async (wallet, where) => {
  const order = { ...anOrder('refunded'), refund: { refund_amount: 13.11 } as OrderRefund }
  await renderPart(<TrackSteps order={order} />, { config: { customer_wallet_status: wallet } })
  const state = plainText(screen.getByRole('region', { name: 'Steps of the order' }))
  expect(state).toMatch(new RegExp(`^Refunded.*\\$13\\.11 ${where}$`))
})
