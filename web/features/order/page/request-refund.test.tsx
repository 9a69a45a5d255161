// @vitest-environment happy-dom
// What asking for a refund promises: how much comes back, and where.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { plainText } from '#web/testing/plain-text.ts'
import { type PartOptions, renderPart } from '#web/testing/render-part.tsx'
import { RequestRefund } from './request-refund.tsx'

/** Only what the dialog reads. */
const order = {
  id: 100,
  order_status: 'delivered',
  order_amount: 20.08,
  delivery_charge: 4.08,
  dm_tips: 0.5,
} as Partial<TrackedOrder> as TrackedOrder

const answers = { 'GET /customer/order/refund-reasons': { refund_reasons: [] } }

async function promised(config: PartOptions['config']): Promise<string> {
  await renderPart(<RequestRefund order={order} />, {
    config: { customer_wallet_status: 1, ...config },
    answers,
  })
  await userEvent.click(screen.getByRole('button'))
  return plainText(await screen.findByRole('dialog'))
}

test('[ORD-01] the money comes to the wallet', async () => {
  expect(await promised({})).toContain('$15.50 comes to your wallet.')
})

test('[ORD-01] the amount is exact: half a unit is rounded up where prices have no decimals', async () => {
  expect(await promised({ digit_after_decimal_point: 0 })).toContain('$16 comes to your wallet.')
})

test('[ORD-01] where the wallet is switched off, the money is returned the way it was paid', async () => {
  const said = await promised({ customer_wallet_status: 0 })
  expect(said).toContain('$15.50 is returned the way you paid.')
  expect(said).not.toContain('wallet')
})

test('[ORD-01] the reasons have the focus once they are there', async () => {
  const reasons = { refund_reasons: [{ id: 1, reason: 'Something is missing' }] }
  await renderPart(<RequestRefund order={order} />, {
    config: { customer_wallet_status: 1 },
    answers: { 'GET /customer/order/refund-reasons': reasons },
  })
  await userEvent.click(screen.getByRole('button'))
  const first = await screen.findByRole('radio', { name: 'Something is missing' })
  await waitFor(() => expect(document.activeElement).toBe(first))
})
