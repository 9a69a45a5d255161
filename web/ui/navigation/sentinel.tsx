// An unseen line under a list: when it comes near the screen, more is fetched. A button beside it does the same by hand.
import { useEffect, useRef } from 'react'

/** Far enough ahead that the next rows are there before the reader is. */
const ahead = '600px 0px'

export function Sentinel({ onReach }: { onReach: () => void }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!line.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onReach(),
      { rootMargin: ahead },
    )
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [onReach])
  return <div ref={line} aria-hidden className="h-px" />
}
