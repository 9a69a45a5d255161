// Which section of a page is being read: the first that reaches the upper part of the screen.
import { useEffect, useRef, useState } from 'react'

/** Below the header and the tabs, and above the lower part of the screen. */
const readingArea = '-140px 0px -55% 0px'

/** What is loaded above may move the page by a little; further, and the reader has scrolled on. */
const scrolledOn = 100

/** Above the first section it is the one that is read next. */
function firstAhead([first]: readonly string[]): string | undefined {
  const top = first ? document.getElementById(first)?.getBoundingClientRect().top : undefined
  return top !== undefined && top > 0 ? first : undefined
}

/** The section, and a way to name the one that was gone to: the last ones are too near the end to reach the top. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const goneTo = useRef<number | null>(null)
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
        if (goneTo.current !== null && Math.abs(window.scrollY - goneTo.current) < scrolledOn) return
        goneTo.current = null
        const first = inSequence.find((id) => visible.has(id)) ?? firstAhead(inSequence)
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
  const goTo = (id: string) => {
    goneTo.current = window.scrollY
    setCurrent(id)
  }
  return [current, goTo] as const
}
