// @vitest-environment happy-dom
// Why an order is not shown: not found, or not asked for because nobody answered.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiFailure, NoAnswer } from '#web/platform/api/api-failure.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { OrderMissing } from '../page/order-not-found.tsx'
import { OrderRefused } from './order-refused.tsx'

const busy = new ApiFailure(503, [{ code: 'busy', message: 'The shop is busy.' }])
const unknown = new ApiFailure(404, [{ code: 'order', message: 'Order not found' }])
const cannotReach = 'The shop cannot be reached right now'

test.each([busy, new NoAnswer('no connection')])(
  '[TRK-02] while the shop does not answer, nobody is told that the order is not there (%#)',
  async (error) => {
    const refetch = vi.fn()
    await renderPart(<OrderRefused error={error} retry={{ refetch, isFetching: false }} />)
    expect(screen.getByRole('alert').textContent).toContain(cannotReach)
    expect(screen.queryByText('Order not found')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  },
)

test.each([
  ['en', 'We ask again by ourselves every few seconds. Your order is not affected.', /page/i],
  ['ar', 'تُعاد المحاولة تلقائيًا كل بضع ثوانٍ، وطلبك لا يتأثر بذلك.', /صفحة/],
  ['ru', 'Запрос повторяется сам каждые несколько секунд. На ваш заказ это не влияет.', /страниц/i],
  [
    'tg',
    'Дархост ҳар чанд сония худ ба худ такрор мешавад. Ин ба фармоиши шумо таъсир намекунад.',
    /саҳифа/i,
  ],
] as const)('[TRK-01] in a drawer nothing is said of a page (%s)', async (language, says, page) => {
  await renderPart(<OrderRefused error={busy} retry={{ refetch: vi.fn(), isFetching: false }} />, {
    language,
  })
  const said = screen.getByRole('alert').textContent
  expect(said).toContain(says)
  expect(said).not.toMatch(page)
})

test('[TRK-02] an order that is not there is said to be so, and trying again is not offered', async () => {
  await renderPart(<OrderRefused error={unknown} retry={{ refetch: vi.fn(), isFetching: false }} />)
  expect(screen.getByRole('alert').textContent).toContain('Order not found')
  expect(screen.queryByRole('button')).toBeNull()
})

test('[TRK-02] the page of an order tells the two apart as well', async () => {
  const retry = { refetch: vi.fn(), isFetching: false }
  const { unmount } = await renderPart(<OrderMissing error={busy} retry={retry} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(cannotReach)
  unmount()
  await renderPart(<OrderMissing error={unknown} retry={retry} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order not found')
})
