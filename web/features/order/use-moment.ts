// Moments of an order as day, month, hour:minute AM/PM (TRK-01), in the shop's own time zone, as they were written.
import { useFormatter } from 'use-intl'

const look = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
  numberingSystem: 'latn',
} as const

export function useMoment(): (moment: string) => string {
  const format = useFormatter()
  return (moment) => format.dateTime(new Date(`${moment.replace(' ', 'T')}Z`), look)
}
