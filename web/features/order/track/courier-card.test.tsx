// @vitest-environment happy-dom
// Who brings the order: what others say about them is one press away, for customers.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { CourierCard } from './courier-card.tsx'

const man = {
  id: 7,
  f_name: 'Timur',
  l_name: 'Aliev',
  image_full_url: null,
  avg_rating: 4.5,
  rating_count: 2,
}
const order = (delivery_man: object) => ({ order_status: 'picked_up', delivery_man }) as never

const said = {
  id: 1,
  rating: 5,
  comment: 'Quick and friendly',
  customer_name: 'Ann',
  customer: { image_full_url: null },
  attachment_full_url: [],
  created_at: '2026-11-01T10:00:00.000Z',
  reply: null,
  is_verified: true,
}

const answers = {
  'GET /delivery-man/reviews/7': {
    total_size: 1,
    limit: 50,
    offset: 1,
    ratings: [1, 0, 0, 0, 0],
    reviews: [said],
  },
}

beforeEach(() => localStorage.setItem('token', 'a token'))
afterEach(() => localStorage.clear())

test('[TRK-02] a customer reads what others say about the courier', async () => {
  await renderPart(<CourierCard order={order(man)} />, { answers })
  await userEvent.click(screen.getByRole('button', { name: /Reviews of Timur Aliev/ }))
  const drawer = await screen.findByRole('dialog', { name: 'Reviews of Timur Aliev' })
  expect(await screen.findByText('Quick and friendly')).toBeTruthy()
  expect(drawer.querySelectorAll('[role=progressbar]')).toHaveLength(5)
})

test('[TRK-02] nothing is offered where nothing was said, or to a guest', async () => {
  const { unmount } = await renderPart(<CourierCard order={order({ ...man, rating_count: 0 })} />)
  expect(screen.queryByRole('button', { name: /Reviews/ })).toBeNull()
  unmount()
  localStorage.removeItem('token')
  await renderPart(<CourierCard order={order(man)} />)
  expect(screen.getByText('Timur Aliev')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Reviews/ })).toBeNull()
})
