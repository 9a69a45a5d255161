// The ledger: every movement has two sides that add up to nothing, and the customer's is the one it says.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../../core/money.ts'
import {
  entriesOf,
  filteredTypes,
  ledgerAccounts,
  pointMovements,
  pointTypes,
  walletFilters,
  walletMovements,
  walletTypes,
} from './wallet.rules.ts'

describe('[PRF-04] what happens to money', () => {
  test.each([
    ['order_place', -1, 'orders'],
    ['partial_payment', -1, 'orders'],
    ['order_refund', 1, 'orders'],
    ['add_fund', 1, 'payments'],
    ['add_fund_by_admin', 1, 'administration'],
    ['loyalty_point', 1, 'exchange'],
    ['referrer', 1, 'referrals'],
    ['CashBack', 1, 'cashback'],
  ] as const)('%s moves %i for the customer, against %s', (type, sign, against) => {
    expect(walletMovements[type]).toEqual({ sign, against })
  })
})

describe('[PRF-04] what happens to points', () => {
  test.each([
    ['order_place', 1, 'rewards'],
    ['order_refund', -1, 'rewards'],
    ['point_to_wallet', -1, 'exchange'],
  ] as const)('%s moves %i for the customer, against %s', (type, sign, against) => {
    expect(pointMovements[type]).toEqual({ sign, against })
  })
})

test('[PRF-04] a movement takes from one side what it gives the other, a bonus from the house', () => {
  expect(entriesOf(walletMovements.order_place, 500)).toEqual([
    { account: 'customer', amount: -500 },
    { account: 'orders', amount: 500 },
  ])
  expect(entriesOf(walletMovements.add_fund, 500, 50)).toEqual([
    { account: 'customer', amount: 550 },
    { account: 'payments', amount: -500 },
    { account: 'bonuses', amount: -50 },
  ])
})

test('[PRF-04] whatever is moved, all entries add up to nothing and name accounts of the ledger', () => {
  const kinds = [
    ...walletTypes.map((type) => walletMovements[type]),
    ...pointTypes.map((type) => pointMovements[type]),
  ]
  const amount = fc.integer({ min: 1, max: 1e9 })
  fc.assert(
    fc.property(fc.constantFrom(...kinds), amount, fc.nat(1e6), (kind, moved, bonus) => {
      const entries = entriesOf(kind, moved, bonus)
      expect(sum(entries.map((entry) => entry.amount))).toBe(0)
      expect(entries.every(({ account }) => ledgerAccounts.includes(account))).toBe(true)
    }),
  )
})

test('[PRF-04] every kind of movement is found under exactly one word of the filter, and all under all', () => {
  const [all, ...words] = walletFilters
  expect(filteredTypes[all]).toEqual(walletTypes)
  expect(words.flatMap((word) => filteredTypes[word]).toSorted()).toEqual([...walletTypes].toSorted())
  expect(filteredTypes.order).toEqual(['order_place', 'order_refund', 'partial_payment'])
  expect(filteredTypes.add_fund).toEqual(['add_fund', 'add_fund_by_admin'])
  expect(words.map((word) => filteredTypes[word].length)).toEqual([3, 1, 2, 1, 1])
  for (const word of ['loyalty_point', 'referrer', 'CashBack'] as const) {
    expect(filteredTypes[word]).toEqual([word])
  }
})
