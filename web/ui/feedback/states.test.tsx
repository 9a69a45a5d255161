// @vitest-environment happy-dom
// Nothing there, something failed, something stands in the way: each says so, with a way on.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { EmptyState } from './empty-state.tsx'
import { QuietFailure } from './quiet-failure.tsx'
import { Refusals } from './refusals.tsx'

test('an empty page has its title as heading, an empty part of a page has none', async () => {
  const { unmount } = await renderPart(
    <EmptyState picture={null} title="No orders yet" text="They will be here" level={1} />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'No orders yet' })).toBeTruthy()
  expect(screen.getByText('They will be here')).toBeTruthy()
  unmount()
  await renderPart(<EmptyState picture={null} title="No orders yet" action={<a href="/home">Home</a>} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
})

test('a part that could not be loaded is tried again when asked', async () => {
  const onRetry = vi.fn()
  await renderPart(
    <QuietFailure text="Reviews could not be loaded" retryLabel="Try again" onRetry={onRetry} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('what stands in the way is said at once, a line each, and nothing where nothing does', async () => {
  const { unmount } = await renderPart(<Refusals messages={['Too little', 'Closed']} />)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Too little', 'Closed'])
  unmount()
  await renderPart(<Refusals messages={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
