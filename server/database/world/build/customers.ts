// The demo customers as rows: accounts, their places, and their money and points through the books.
import {
  entriesOf,
  type LedgerCurrency,
  type LedgerEntry,
  type LedgerType,
  pointMovements,
  walletMovements,
} from '#contract/features/wallet/wallet.rules.ts'
import type { address } from '#server/database/schema/address.ts'
import type { customer } from '#server/database/schema/session.ts'
import type { ledgerEntry, ledgerMovement } from '#server/database/schema/wallet.ts'
import { demoCustomers } from '../content/business/customers.ts'
import { daysFrom } from './city-time.ts'
import { idCounter, type WorldPlan } from './world-plan.ts'

export function customerRows(plan: WorldPlan, password_hash: string): (typeof customer.$inferInsert)[] {
  return demoCustomers.map(({ id, f_name, l_name, phone, email, ref_code, ref_by, joined_days_ago }) => {
    const created_at = daysFrom(plan.now, -joined_days_ago)
    const account = { id, f_name, l_name, phone, email, ref_code, ref_by, password_hash }
    return { ...account, is_phone_verified: true, created_at, updated_at: created_at }
  })
}

/** A home and an office each, at houses that exist. */
export function addressRows(plan: WorldPlan): (typeof address.$inferInsert)[] {
  const places = ['home', 'office'] as const
  return demoCustomers.flatMap(({ id, f_name, l_name, phone }, person) =>
    places.flatMap((address_type, place) => {
      const house = plan.streets[person * places.length + place]
      if (!house) return []
      return [
        {
          customer_id: id,
          address_type,
          contact_person_name: `${f_name} ${l_name}`,
          contact_person_number: phone,
          address: `${house.street_en} ${house.house}`,
          road: house.street_en,
          house: house.house,
          latitude: house.lat,
          longitude: house.lng,
        },
      ]
    }),
  )
}

interface Happening {
  currency: LedgerCurrency
  customer_id: number
  transaction_type: LedgerType
  reference: string
  days_ago: number
  entries: LedgerEntry[]
}

function happenings(): Happening[] {
  return demoCustomers.flatMap(({ id: customer_id, wallet, points }) => [
    ...wallet.map(({ amount, bonus, ...one }) => ({
      ...one,
      customer_id,
      currency: 'money' as const,
      entries: entriesOf(walletMovements[one.transaction_type], amount, bonus),
    })),
    ...points.map(({ amount, ...one }) => ({
      ...one,
      customer_id,
      currency: 'point' as const,
      entries: entriesOf(pointMovements[one.transaction_type], amount),
    })),
  ])
}

export function ledgerRows(plan: WorldPlan) {
  const nextId = idCounter()
  const movements: (typeof ledgerMovement.$inferInsert)[] = []
  const entries: (typeof ledgerEntry.$inferInsert)[] = []
  for (const { entries: both, days_ago, ...movement } of happenings()) {
    const id = nextId()
    movements.push({ id, ...movement, created_at: daysFrom(plan.now, -days_ago) })
    entries.push(...both.map((entry) => ({ movement_id: id, ...entry })))
  }
  return { movements, entries }
}
