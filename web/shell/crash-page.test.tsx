// @vitest-environment happy-dom
// A page that cannot be shown: tried again when asked, and left to the server while the shop is closed.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { coreFailures } from '#contract/core/failure.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { CrashPage } from './crash-page.tsx'

function watchReloads() {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  onTestFinished(() => reload.mockRestore())
  return reload
}

test('a page of a shop that is closed for maintenance is asked of the server, which has a page for it', async () => {
  const reload = watchReloads()
  const { status, code, message } = coreFailures.maintenance
  const error = new ApiFailure(status, [{ code, message }])
  await renderPart(<CrashPage error={error} reset={() => undefined} />)
  expect(reload).toHaveBeenCalledOnce()
})

test('any other failure says so and is tried again in place', async () => {
  const reload = watchReloads()
  const reset = vi.fn()
  await renderPart(<CrashPage error={new ApiFailure(500, [])} reset={reset} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reset).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})
