// How long a delivery takes, from the shop's own words such as '20-30 min' (CRD-10) to what every language can say.

const units = [
  ['minutes', /^min(ute)?s?\.?$/i],
  ['hours', /^h(ou)?rs?\.?$|^h$/i],
  ['days', /^days?$/i],
] as const

export type TimeUnit = (typeof units)[number][0]

export interface ParsedDeliveryTime {
  unit: TimeUnit
  /** One number or two with a hyphen, as written. */
  range: string
}

/** Null for words of another make: they are shown as they are. */
export function parseDeliveryTime(written: string): ParsedDeliveryTime | null {
  const parts = /^(\d+(?:\s?[-–]\s?\d+)?)\s*(\p{L}+\.?)$/u.exec(written.trim())
  const unit = units.find(([, word]) => word.test(parts?.[2] ?? ''))?.[0]
  return parts?.[1] && unit ? { unit, range: parts[1].replace(/\s/g, '') } : null
}
