// One spelling of a phone number, so that one phone is one account however it was typed.

const easternDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

/** Digits, spaces, dashes, dots and parentheses after an optional plus. */
const typedLikeAPhone = /^\+?[\d\s().-]+$/

/** 15 digits, with something between any two of them. */
const longestTyped = 60

/** Order numbers too are typed with the digits of the keyboard at hand. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(easternDigits.indexOf(digit) % 10))
}

/** '+77001234567', or null when the text is no phone number (9 to 15 digits). */
export function normalisePhone(typed: string): string | null {
  if (typed.length > longestTyped) return null
  const text = westernDigits(typed.trim())
  if (!typedLikeAPhone.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  return digits.length >= 9 && digits.length <= 15 ? `+${digits}` : null
}

/** Without '+', as orders keep it and clients of this API compare it; what is no phone keeps its digits. */
export function phoneDigits(typed: string): string {
  return (normalisePhone(typed) ?? westernDigits(typed)).replace(/\D/g, '')
}

/** Long enough that nobody guesses it: what a phone is called inside its country. */
const shortestLocal = 9

/** Whether typed digits mean the phone kept with its country: as it is, or as dialled at home (701…, 8701…, 0701…). */
export function isSamePhone(typed: string, kept: string): boolean {
  if (typed === kept) return typed !== ''
  const local = typed.length > shortestLocal ? typed.replace(/^[08]/, '') : typed
  const country = kept.length - local.length
  return local.length >= shortestLocal && country >= 1 && country <= 3 && kept.endsWith(local)
}
