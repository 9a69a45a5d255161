// A phone number taken apart: the country it belongs to and the rest, for showing and for typing.
import { type DialCode, dialCodes } from './dial-codes.ts'

export interface PhoneParts {
  code: DialCode
  /** Digits after the dialling code. */
  rest: string
}

/** Countries may share a code (+7, +1, +44): the preferred one wins among them. */
export function phoneParts(phone: string, preferred?: string): PhoneParts | null {
  if (!/^\s*(\+|00)/.test(phone)) return null
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  const fitting = dialCodes.filter(({ dial }) => digits.startsWith(dial))
  const longest = Math.max(0, ...fitting.map(({ dial }) => dial.length))
  const named = fitting.filter(({ dial }) => dial.length === longest)
  const code = named.find(({ country }) => country === preferred) ?? namesake(named)
  return code ? { code, rest: digits.slice(code.dial.length) } : null
}

/** The country most numbers of a shared code belong to. */
const mainCountries = new Set(['US', 'RU', 'GB', 'IT', 'AU', 'FI', 'NO', 'MA', 'CW', 'GP', 'RE'])

function namesake(codes: readonly DialCode[]): DialCode | undefined {
  return codes.find(({ country }) => mainCountries.has(country)) ?? codes[0]
}

/** '+77001234567' as '+7 700 123 45 67'; anything else as it is. */
export function formatPhone(phone: string): string {
  const parts = phoneParts(phone)
  if (!parts) return phone
  return [`+${parts.code.dial}`, ...grouped(parts.rest)].join(' ')
}

/** Threes as long as more than four digits are left, then twos. */
function grouped(digits: string): string[] {
  if (digits === '') return []
  const size = digits.length > 4 || digits.length === 3 ? 3 : 2
  return [digits.slice(0, size), ...grouped(digits.slice(size))]
}

/** What is dialled before a number inside its own country; elsewhere it is no part of the number. */
function trunkOf(dial: string): RegExp {
  if (dial === '7') return /^[78](?=\d{10}$)/
  return dial === '39' ? /^(?!)/ : /^0/
}

/** The whole number of what was typed beside a country: '+7 7015550199' from 701…, 8701… and 7701… alike. */
export function wholePhone(dial: string, typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const trunk = trunkOf(dial)
  if (trunk.test(digits)) return `+${dial} ${digits.replace(trunk, '')}`
  return `+${dial} ${typed.replace(/^\s*\+/, '')}`
}
