// When something was said: the hour for today, the day for earlier; figures read the same in every language.
import { useFormatter, useNow } from 'use-intl'

const western = { numberingSystem: 'latn' } as const

export function useSpokenTime(): (instant: string) => string {
  const format = useFormatter()
  const now = useNow()
  return (instant) => {
    const at = new Date(instant)
    return at.toDateString() === now.toDateString()
      ? format.dateTime(at, { hour: '2-digit', minute: '2-digit', ...western })
      : format.dateTime(at, { day: 'numeric', month: 'short', ...western })
  }
}
