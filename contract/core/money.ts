// Money is whole minor units inside and a decimal number on the wire; this is the only place that converts.

/** Minor units in one unit of currency; prices are stored with two decimals. */
export const minorPerUnit = 100

/**
 * Of whatever somebody writes at the desk or in a file: the price of a piece, an option or an add-on, a charge, a fee. A
 * slip of the keyboard goes beyond it; in minor units twenty of them still fit the integers of an order.
 */
export const mostMoney = 1_000_000

export function toMinor(amount: number): number {
  return Math.round(amount * minorPerUnit)
}

export function fromMinor(minor: number): number {
  return minor / minorPerUnit
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
