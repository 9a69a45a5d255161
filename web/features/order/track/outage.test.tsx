// @vitest-environment happy-dom
// While the shop cannot be reached, every new try leaves the page as it is: what has the focus, what was typed.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { busy, renderWaiting } from '#web/testing/render-waiting.tsx'
import { SharedOrderView } from './shared-order-view.tsx'
import { TrackPage } from './track-page.tsx'

const track = 'GET /customer/order/track'
const again = () => screen.findByRole('button', { name: 'Try again' })
const unknown = () => Response.json({ errors: [{ code: 'order', message: 'Not found' }] }, { status: 404 })

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

test('[TRK-03] the failure of one order is not told of the next', async () => {
  const page = <TrackPage order_id={undefined} share={undefined} />
  const { answer } = await renderWaiting(page, track, { config: { country: 'US' } })
  const [number, phone] = screen.getAllByRole('textbox')
  if (!number || !phone) throw new Error('a guest is asked for a number and a phone')
  await userEvent.type(number, '100')
  await userEvent.type(phone, '2025550123')
  await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
  await answer(busy())
  await again()
  await userEvent.type(number, '1')
  await userEvent.click(screen.getByRole('button', { name: 'Track order' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await answer(unknown())
  expect(await screen.findByText('Order not found')).toBeTruthy()
})

test('[TRK-05] a shared link keeps the focus over new tries', async () => {
  const { answer, pass } = await renderWaiting(<SharedOrderView token="t" />, 'GET /customer/order/shared')
  await answer(busy())
  const button = await again()
  button.focus()
  await pass(10_000)
  await isBusy(button, true)
  await answer(busy())
  await isBusy(button, false)
  expect(document.activeElement).toBe(button)
})
