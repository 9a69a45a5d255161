// @vitest-environment happy-dom
// What was said of an order, as it was written.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { OrderFacts } from './order-facts.tsx'

const order = {
  order_type: 'delivery',
  order_status: 'pending',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  scheduled: 0,
  delivery_instruction: 'Come with no sound · The blue door\nSecond bell\n\nCode 12#',
}

test('[ORD-01] a note of several lines is read in its lines', async () => {
  await renderPart(<OrderFacts order={order as never} />, { config: { active_payment_method_list: [] } })
  const said = screen.getAllByRole('definition').find(({ textContent }) => textContent?.includes('bell'))
  expect(said?.textContent).toBe(order.delivery_instruction)
  expect(said?.className).toContain('whitespace-pre-line')
})
