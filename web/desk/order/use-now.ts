// The time by the shop's clock, moving on: how long tickets wait must not depend on a tablet that is set wrong.
import { useEffect, useState } from 'react'

export function useNow(everyMs: number, aheadMs = 0): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now + aheadMs
}
