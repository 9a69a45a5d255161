// @vitest-environment happy-dom
// What stands over the cover of a closed store.
import { expect, test, vi } from 'vitest'
import { plainText } from '#web/testing/plain-text.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { ClosedCover } from './closed-cover.tsx'

/** A Sunday noon. */
const noon = new Date('2026-11-15T12:00:00Z')

async function said(next_opening: string | null): Promise<string> {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  const { container } = await renderPart(<ClosedCover store={{ next_opening }} />)
  vi.useRealTimers()
  return plainText(container)
}

test.each([
  ['this evening', '2026-11-15T18:00:00.000Z', '\u00a0Closed Now\u00a0Opens 18:00'],
  ['tomorrow morning', '2026-11-16T09:00:00.000Z', '\u00a0Closed Now\u00a0Opens 09:00'],
  ['in some days', '2026-11-18T09:00:00.000Z', '\u00a0Closed Now\u00a0Opens Nov 18, 09:00'],
  ['nobody knows when', null, 'Closed Now'],
])('[CRD-01] a store that opens %s', async (_, next_opening, text) => {
  expect(await said(next_opening)).toBe(text)
})
