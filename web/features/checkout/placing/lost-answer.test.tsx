// @vitest-environment happy-dom
// An order whose answer was lost, found again after a reload.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { changeDraft, currentDraft, forgetDraft } from '../draft/draft-store.ts'
import { LostAnswer } from './lost-answer.tsx'

const cart = { kind: 'cart', store_id: 3 } as const

const place = {
  store_id: 3,
  order_type: 'delivery' as const,
  payment_method: 'offline_payment' as const,
  quote_id: 'seen',
}

afterEach(() => forgetDraft(cart))

test('[CHK-03] a lost answer keeps how the order is paid: found again, it leads to the form of that way', async () => {
  const payment = { method: 'offline_payment', method_id: 7 } as const
  changeDraft(cart, { unanswered: { key: 'the same key', place, payment } })
  // What is chosen since counts for the next order only.
  changeDraft(cart, { payment: { method: 'cash_on_delivery' } })
  const answers = {
    'POST /customer/order/place': { message: '', order_id: 100_001, total_ammount: 20, payment_link: null },
    'GET /customer/cart/list': [],
  }
  const { router, calls } = await renderPart(<LostAnswer draftName={cart} />, { answers })
  await userEvent.click(screen.getByRole('button', { name: 'Check the order' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
  expect(router.state.location.search).toMatchObject({
    page: 'cart',
    method: 'offline',
    order_id: '100001',
    method_id: '7',
  })
  expect(calls[0]?.headers.get('idempotency-key')).toBe('the same key')
  await waitFor(() => expect(currentDraft(cart).unanswered).toBeNull())
})
