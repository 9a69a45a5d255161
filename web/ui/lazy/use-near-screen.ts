// Whether something has come near the screen; once it has, it stays so.
import { useEffect, useRef, useState } from 'react'

/** Far enough that what is loaded then is there before the reader is. */
const nearby = '600px 0px'

export function useNearScreen<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: nearby },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, isNear }
}
