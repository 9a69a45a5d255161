// @vitest-environment happy-dom
// While the shop cannot be reached, every new try leaves the page as it is: what has the focus, what was typed. Who asks
// too often waits.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { busy, renderWaiting } from '#web/testing/render-waiting.tsx'
import { SharedOrderView } from './shared-order-view.tsx'
import { TrackPage } from './track-page.tsx'

const track = 'GET /customer/order/track'
const shared = 'GET /customer/order/shared'
const again = () => screen.findByRole('button', { name: 'Try again' })
const unknown = () => Response.json({ errors: [{ code: 'order', message: 'Not found' }] }, { status: 404 })
const tooOften = () => new Response(null, { status: 429, headers: { 'retry-after': '240' } })

const isBusy = (button: HTMLElement, busy: boolean) =>
  waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(busy))

afterEach(() => localStorage.clear())

test('[TRK-02] tracking keeps the focus, the number being typed and its one alert over new tries', async () => {
  localStorage.setItem('token', 'a token')
  const page = <TrackPage order_id="100" share={undefined} />
  const { answer, pass } = await renderWaiting(page, track)
  await answer(busy())
  const button = await again()
  const alert = screen.getByRole('alert')
  const number = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(number, '7')
  button.focus()
  await pass(10_000)
  await isBusy(button, true)
  expect(document.activeElement).toBe(button)
  await answer(busy())
  await isBusy(button, false)
  expect(screen.getByRole('alert')).toBe(alert)
  expect(document.activeElement).toBe(button)
  expect(number.isConnected && number.value).toBe('1007')
  await pass(10_000)
  await answer(unknown())
  expect(await screen.findByText('Order not found')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

/** A guest who has typed a number and a phone, and asked. */
async function askAsGuest() {
  const page = <TrackPage order_id={undefined} share={undefined} />
  const view = await renderWaiting(page, track, { config: { country: 'US' } })
  const [number, phone] = screen.getAllByRole('textbox')
  if (!number || !phone) throw new Error('a guest is asked for a number and a phone')
  await userEvent.type(number, '100')
  await userEvent.type(phone, '2025550123')
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Track order' }))
  await press()
  return { ...view, number, press }
}

test('[TRK-03] who guessed too often is told how long to wait, and nothing is asked until then', async () => {
  const { answer, pass, press, calls } = await askAsGuest()
  await answer(tooOften())
  const wait = 'Too many attempts. Please try again in 4 minutes.'
  expect((await screen.findByRole('alert')).textContent).toBe(wait)
  await pass(200_000)
  expect(calls).toHaveLength(1)
  await press()
  await waitFor(() => expect(calls).toHaveLength(2))
  await answer(tooOften())
  await pass(240_000)
  await answer(unknown())
  expect(await screen.findByText('Order not found')).toBeTruthy()
})

test('[TRK-05] a shared link asked for too often says how long to wait', async () => {
  const { answer, pass, calls } = await renderWaiting(<SharedOrderView token="t" />, shared)
  await answer(tooOften())
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Too many attempts. Please try again in 4 minutes.')
  await pass(200_000)
  expect(calls).toHaveLength(1)
})

test('[TRK-03] the failure of one order is not told of the next', async () => {
  const { answer, number, press } = await askAsGuest()
  await answer(busy())
  await again()
  await userEvent.type(number, '1')
  await press()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await answer(unknown())
  expect(await screen.findByText('Order not found')).toBeTruthy()
})

test('[TRK-05] a shared link keeps the focus over new tries', async () => {
  const { answer, pass } = await renderWaiting(<SharedOrderView token="t" />, shared)
  await answer(busy())
  const button = await again()
  button.focus()
  await pass(10_000)
  await isBusy(button, true)
  await answer(busy())
  await isBusy(button, false)
  expect(document.activeElement).toBe(button)
})
