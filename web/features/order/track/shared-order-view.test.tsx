// @vitest-environment happy-dom
// A shared link that was open when it ended, or when the shop stopped answering.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SharedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { busy, renderWaiting } from '#web/testing/render-waiting.tsx'
import { SharedOrderView } from './shared-order-view.tsx'

const shared: SharedOrder = {
  order_status: 'picked_up',
  order_type: 'delivery',
  store_name: 'Corner Bakery',
  arrival: null,
  handover_code: null,
  receiver_note: null,
  may_note: false,
  expires_at: '2026-11-19T10:00:00.000Z',
  server_time: '2026-11-18T10:00:00.000Z',
}

async function open() {
  const page = await renderWaiting(
    <SharedOrderView token="a token of twenty letters" />,
    'GET /customer/order/shared',
  )
  await page.answer(Response.json(shared))
  await screen.findByText('Corner Bakery')
  await page.pass(10_000)
  return page
}

test('[TRK-05] a link that is turned off shows the order no longer, and is not asked for again', async () => {
  const { answer, pass, calls } = await open()
  await answer(Response.json({ errors: [{ code: 'link', message: 'Not found' }] }, { status: 404 }))
  expect(await screen.findByText('This link has expired or was turned off.')).toBeTruthy()
  expect(screen.queryByText('Corner Bakery')).toBeNull()
  const asked = calls.length
  await pass(30_000)
  expect(calls).toHaveLength(asked)
})

test('[TRK-05] while the shop does not answer, what was known of the order stays and is asked for again', async () => {
  const { answer, pass } = await open()
  await answer(busy())
  await pass(10_000)
  await answer(Response.json({ ...shared, order_status: 'delivered' }))
  expect(await screen.findAllByText('Delivered')).not.toHaveLength(0)
  expect(screen.getByText('Corner Bakery')).toBeTruthy()
  expect(screen.queryByText('The shop cannot be reached right now')).toBeNull()
})
