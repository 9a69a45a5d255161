// Seconds until something may be done again.
import { useEffect, useState } from 'react'

export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1_000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1_000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    left,
    restart(again = seconds) {
      const at = Date.now()
      setNow(at)
      setEnd(at + again * 1_000)
    },
  }
}
