// @vitest-environment happy-dom
// The confirmation of an order while the shop cannot be reached.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { busy, renderWaiting } from '#web/testing/render-waiting.tsx'
import { OrderPlacedPage } from './order-placed-page.tsx'

test('over new tries the focus stays where it is', async () => {
  const page = <OrderPlacedPage order_id={100} flag={undefined} />
  const { answer, pass } = await renderWaiting(page, 'GET /customer/order/track')
  // A read is tried a second time before it counts as failed.
  await answer(busy())
  await answer(busy())
  const button = await screen.findByRole('button', { name: 'Try again' })
  button.focus()
  await pass(3_000)
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(true))
  await answer(busy())
  await answer(busy())
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false))
  expect(document.activeElement).toBe(button)
})
