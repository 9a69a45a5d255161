// One spelling of a phone number, so that one phone is one account however it was typed.

const easternDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

/** Digits, spaces, dashes, dots and parentheses after an optional plus. */
const typedLikeAPhone = /^\+?[\d\s().-]+$/

/** Order numbers too are typed with the digits of the keyboard at hand. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(easternDigits.indexOf(digit) % 10))
}

/** '+77001234567', or null when the text is no phone number (9 to 15 digits). */
export function normalisePhone(typed: string): string | null {
  const text = westernDigits(typed.trim())
  if (!typedLikeAPhone.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  return digits.length >= 9 && digits.length <= 15 ? `+${digits}` : null
}

/** Without '+', as orders keep it and clients of this API compare it; what is no phone keeps its digits. */
export function phoneDigits(typed: string): string {
  return (normalisePhone(typed) ?? westernDigits(typed)).replace(/\D/g, '')
}
