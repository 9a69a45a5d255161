// Fields that forms of the desk have in common, as they are sent.
import { z } from 'zod'
import { writtenText } from './desk.ts'
import { mostMoney } from './money.ts'
import { wireNumber } from './wire.ts'

/** In minor units it still fits PostgreSQL's integer. */
const largestAmount = 20_000_000

/** What one thing costs, in decimals. */
export const deskPrice = wireNumber.min(0).max(mostMoney)

/** What an order comes to, or is taken off it, in decimals. */
export const deskAmount = wireNumber.min(0).max(largestAmount)

/** Percent, or money, by a discount_type beside it. */
export const discountTypes = ['percent', 'amount'] as const

/** Beyond these no shop plans or counts anything, and clocks and calendars disagree. */
const [firstDay, lastDay] = ['1970-01-02', '2199-12-30'] as const

/** YYYY-MM-DD in the shop's time zone. */
export const deskDay = z.iso.date().refine((day) => day >= firstDay && day <= lastDay)

/** HH:mm in the shop's time zone. */
export const deskTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** YYYY-MM-DD HH:mm in the shop's time zone; a T may stand between, as browsers write it. */
export const deskMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[ T]([01]\d|2[0-3]):[0-5]\d$/)
  .transform((text) => text.replace('T', ' '))
  .refine((text) => deskDay.safeParse(text.slice(0, 10)).success)

/** A text in the languages it was written in: blank where one repeats the main language. */
export const ownTexts = z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() })

/** A text that may be missing in every language. */
export const optionalText = (longest: number) => writtenText(longest).prefault({})

/** A file that was sent before (POST /desk/pictures). */
export const pictureFile = z.string().regex(/^[\w.-]{1,120}\.(webp|avif|png|jpe?g|svg)$/i)

const longestLink = 500

/** A path of the shop, or an address that opens in a browser and runs nothing. */
export function isSafeLink(link: string): boolean {
  if (link.length > longestLink || /[\s\\]/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  return /^https?:\/\//i.test(link) && URL.canParse(link)
}

export const linkSlip = 'A link begins with / for a page of the shop, or with https://'

export const safeLink = z.string().trim().refine(isSafeLink, linkSlip)
