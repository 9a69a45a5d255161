// Keeps the screen on while the board is looked at: a tablet on the wall that went dark shows no orders.
import { useEffect } from 'react'

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) await held.release()
        else lock = held
      } catch {
        // Low battery, or a browser that knows no such thing: the screen sleeps as it always does.
      }
    }
    void hold()
    // The browser lets go by itself whenever the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
