// Which section of a page is being read: the first that reaches the upper part of the screen.
import { useEffect, useState } from 'react'

/** Below the header and the tabs, and above the lower part of the screen. */
const readingArea = '-140px 0px -55% 0px'

export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const inSequence = key.split(' ')
    const visible = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        }
        const first = inSequence.find((id) => visible.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: readingArea },
    )
    for (const id of inSequence) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return [current, setCurrent] as const
}
