// Money is whole minor units inside and a decimal number on the wire; this is the only place that converts.

/** Minor units in one unit of currency; prices are stored with two decimals. */
export const minorPerUnit = 100

export function toMinor(amount: number): number {
  return Math.round(amount * minorPerUnit)
}

export function fromMinor(minor: number): number {
  return minor / minorPerUnit
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
