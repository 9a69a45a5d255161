// When a part of the page the server already drew comes alive: once it is near the screen and the browser has a free moment.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Far enough that a part is awake before a reader reaches it. */
const nearby = '400px 0px'
/** A busy browser must not keep a part asleep for ever. */
const longestWait = 1_500

interface Latch {
  opened: Promise<void>
  open(): void
}

function createLatch(): Latch {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: longestWait })
  else setTimeout(then, longestWait)
}

/** The element to watch, and the promise of the moment. */
export function useWakeUp<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null)
  const [latch] = useState(createLatch)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        whenIdle(latch.open)
      },
      { rootMargin: nearby },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [latch])
  return { frame, awake: latch.opened }
}

const never = () => () => undefined

/** Whether this render takes over what the server drew. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  )
}

/** Whether this render is what the server draws, or takes that over: nobody is known yet. */
export function useDrawnByServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
