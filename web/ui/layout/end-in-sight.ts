// Whether the end of the page, below everything that may still grow, is on the screen.
import { type RefObject, useEffect } from 'react'

let isInSight = false

export function isEndInSight(): boolean {
  return isInSight
}

export function useEndInSight(end: RefObject<Element | null>): void {
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false
    })
    observer.observe(end.current)
    return () => {
      observer.disconnect()
      isInSight = false
    }
  }, [end])
}
