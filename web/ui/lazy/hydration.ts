// When server-rendered markup is hydrated: once it is near the screen and the browser is idle.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Far enough that a part is hydrated before a reader reaches it. */
const nearby = '400px 0px'
/** A browser that is never idle hydrates after this long. */
const longestWait = 1_500

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: longestWait })
  else setTimeout(then, longestWait)
}

/** The element to observe, and a promise of the moment it is near the screen. */
export function useHydrateWhenVisible<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null)
  const [visibility] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        whenIdle(visibility.resolve)
      },
      { rootMargin: nearby },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [visibility])
  return { frame, visible: visibility.promise }
}

const never = () => () => undefined

/** Whether this render hydrates server-rendered markup. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  )
}

/** Whether this render happens on the server or hydrates its markup: who is signed in is not known yet. */
export function useNotHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
