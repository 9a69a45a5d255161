// Money is whole minor units inside and a decimal number on the wire; this is the only place that converts.

/** Minor units in one unit of currency; prices are stored with two decimals. */
export const minorPerUnit = 100

export function toMinor(amount: number): number {
  return Math.round(amount * minorPerUnit)
}

export function fromMinor(minor: number): number {
  return minor / minorPerUnit
}

/** Half away from zero, so that a refund rounds like the charge it takes back. */
export function roundMinor(minor: number): number {
  return minor < 0 ? -Math.round(-minor) : Math.round(minor)
}

export function percentOf(minor: number, percent: number): number {
  return roundMinor((minor * percent) / 100)
}
