// Days and hours as the city's clocks show them.

export const dayMs = 86_400_000

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

/** YYYY-MM-DD in the given zone. */
export function dateIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}

/** 0 = Sunday. */
export function weekdayIn(timeZone: string, instant: Date): number {
  return new Date(`${dateIn(timeZone, instant)}T00:00:00Z`).getUTCDay()
}
