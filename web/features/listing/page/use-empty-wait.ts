// Nothing found is said only after a while: the message must not flash between two answers (LST-04).
import { useEffect, useState } from 'react'

const emptyWait = 4_000

/** True once `isEmpty` has held for the whole wait; `key` names what is empty, a new one waits anew. */
export function useEmptyWait(isEmpty: boolean, key: string): boolean {
  const [waited, setWaited] = useState<string | null>(null)
  useEffect(() => {
    if (!isEmpty) return
    const timer = setTimeout(() => setWaited(key), emptyWait)
    return () => clearTimeout(timer)
  }, [isEmpty, key])
  return isEmpty && waited === key
}
