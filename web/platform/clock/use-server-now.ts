// The server's time, second by second, for countdowns; one timer serves all of them.
import { useState, useSyncExternalStore } from 'react'
import { type AnsweredAt, clockOffset } from './server-clock.ts'

const second = 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function onSecond(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const one of listeners) one()
  }, second)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Milliseconds, in whole steps: nothing is rendered in between. The first render of a page shows the moment the server rendered it. */
export function useServerNow(answer: AnsweredAt, step = second): number {
  const [offset] = useState(() => (typeof window === 'undefined' ? 0 : clockOffset(answer)))
  const whenRendered = Date.parse(answer.server_time ?? '') || 0
  return useSyncExternalStore(
    onSecond,
    () => Math.floor((Date.now() + offset) / step) * step,
    () => Math.floor(whenRendered / step) * step,
  )
}
