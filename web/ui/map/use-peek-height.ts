// How high the part of a sheet is that always shows: the map ends there, so that its own edge and its credits stay in sight.
import { useEffect, useRef } from 'react'

export function usePeekHeight() {
  const stage = useRef<HTMLElement>(null)
  const measured = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = measured.current
    if (!part) return
    const observer = new ResizeObserver(() => {
      stage.current?.style.setProperty('--peek', `${part.offsetHeight}px`)
    })
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return { stage, measured }
}
