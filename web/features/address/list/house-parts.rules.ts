// What road, house and floor add to the text of an address: nothing is said twice.
import type { OrderAddress } from '../order-address.ts'

const names = ['road', 'house', 'floor'] as const

export type HousePart = { name: (typeof names)[number]; value: string }

type Written = Pick<OrderAddress, 'address' | 'road' | 'house' | 'floor'>

export function housePartsOf(written: Written): HousePart[] {
  const address = written.address.toLowerCase()
  const words = new Set(address.split(/[\s,]+/))
  return names.flatMap((name) => {
    const value = written[name]?.trim() ?? ''
    const text = value.toLowerCase()
    // A street is some words of the address, a house one of them; a floor is never part of it.
    const isSaid = name === 'road' ? address.includes(text) : name === 'house' && words.has(text)
    return value === '' || isSaid ? [] : [{ name, value }]
  })
}
