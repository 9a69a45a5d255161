// The demo customers' books are as right as everybody's.
import { expect, test } from 'vitest'
import { ledgerRows } from './customers.ts'

const { movements, entries } = ledgerRows({
  now: new Date('2026-11-16T07:00:00Z'),
  time_zone: 'Asia/Almaty',
  streets: [],
})

test('[PRF-04] every movement of the demo adds up, and nobody was ever below nothing', () => {
  const held = new Map<string, number>()
  for (const { id, customer_id, currency } of movements) {
    const own = entries.filter(({ movement_id }) => movement_id === id)
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    const purse = `${customer_id} ${currency}`
    const gained = own.find(({ account }) => account === 'customer')?.amount ?? 0
    held.set(purse, (held.get(purse) ?? 0) + gained)
    expect(held.get(purse)).toBeGreaterThanOrEqual(0)
  }
  expect(held.get('1 money')).toBe(9_000)
  expect(held.get('1 point')).toBe(221)
})
