// A press that waits for what is still being saved, and then goes on by itself.
import { useEffect, useEffectEvent, useState } from 'react'

/** Longer than any change takes that will come through. */
const patienceMs = 8_000

interface OnceSaved {
  isSaving: boolean
  onSaved(): void
  onTooLong(): void
}

export function useOnceSaved({ isSaving, onSaved, onTooLong }: OnceSaved) {
  const [isWaiting, setWaiting] = useState(false)
  const goOn = useEffectEvent(() => {
    setWaiting(false)
    onSaved()
  })
  const giveUp = useEffectEvent(() => {
    setWaiting(false)
    onTooLong()
  })
  useEffect(() => {
    if (!isWaiting) return
    if (!isSaving) return goOn()
    const timer = setTimeout(() => giveUp(), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting, isSaving])
  return { isWaiting, wait: () => setWaiting(true) }
}
