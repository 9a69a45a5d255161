// A load somebody waits for: what was pressed is busy meanwhile, a long wait is said, and so is a failure.
import { useEffect, useRef, useState } from 'react'
import { announce } from '#web/ui/feedback/announce.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export interface AwaitedTexts {
  loading: string
  failed: string
}

/** Who waits longer than this is told that something comes. */
const longAfterMs = 1_000

export function useAwaitedLoad(load: () => Promise<boolean>, { loading, failed }: AwaitedTexts) {
  const [wait, setWait] = useState<'short' | 'long' | null>(null)
  const isRunning = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const sayLong = () => {
    setWait('long')
    announce(loading)
  }

  const loadThen = async (then: () => void) => {
    // Who presses again while waiting means the same press.
    if (isRunning.current) return
    isRunning.current = true
    setWait('short')
    timer.current = setTimeout(sayLong, longAfterMs)
    const isLoaded = await load()
    clearTimeout(timer.current)
    isRunning.current = false
    setWait(null)
    if (isLoaded) then()
    // Without a network the page says so itself.
    else if (navigator.onLine) notify.error(failed, { id: 'load' })
  }

  return {
    loadThen,
    isAwaited: wait !== null,
    /** Long enough to wonder about. */
    isLongAwaited: wait === 'long',
  }
}
