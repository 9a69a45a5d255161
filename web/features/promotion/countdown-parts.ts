// The time left until something ends, as a countdown shows it (CMP-01).
import { instantOf, secondsOf, secondsPerDay } from '#contract/core/local-time.ts'

export interface CountdownParts {
  days: string
  hours: string
  minutes: string
  seconds: string
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Null once the time has come. */
export function countdownParts(milliseconds: number): CountdownParts | null {
  const left = Math.floor(milliseconds / 1_000)
  if (!(left > 0)) return null
  return {
    days: twoDigits(Math.floor(left / secondsPerDay)),
    hours: twoDigits(Math.floor((left % secondsPerDay) / 3_600)),
    minutes: twoDigits(Math.floor((left % 3_600) / 60)),
    seconds: twoDigits(left % 60),
  }
}

/** 'Until 23:59' is written for the whole evening: its last minute belongs to it. */
const lastMinute = secondsPerDay - 60

/** The instant a campaign ends, in milliseconds; its date and time are of the business's wall clock. */
export function campaignEnd(date: string, time: string, time_zone: string): number {
  const seconds = secondsOf(time)
  return instantOf(date, seconds >= lastMinute ? secondsPerDay : seconds, time_zone).getTime()
}
