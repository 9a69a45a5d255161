// A day without a time, as the reader's language writes it.
import { useFormatter } from 'use-intl'

export function useDayText(): (day: string) => string {
  const format = useFormatter()
  return (day) => format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
}
