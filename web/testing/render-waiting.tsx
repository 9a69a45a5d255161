// Renders a part whose one question is answered when the test says so, and lets the time pass after which it asks again.
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { type PartOptions, renderPart } from './render-part.tsx'

export const busy = () => new Response(null, { status: 503 })

/** `question` is method and path. */
export async function renderWaiting(part: ReactNode, question: string, options: PartOptions = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const waiting: ((response: Response) => void)[] = []
  const hold = () => new Promise<Response>((resolve) => waiting.push(resolve))
  const view = await renderPart(part, { ...options, answers: { ...options.answers, [question]: hold } })
  return {
    ...view,
    async answer(response: Response): Promise<void> {
      const give = await vi.waitUntil(() => waiting.shift(), { timeout: 5_000 })
      await act(async () => give(response))
    },
    pass: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
  }
}
