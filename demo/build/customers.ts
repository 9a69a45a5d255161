// The demo customers as rows: accounts and their places; what they did is lived through the shop afterwards.
import type { address } from '#server/database/schema/address.ts'
import type { customer } from '#server/database/schema/session.ts'
import { demoCustomers } from '../content/business/customers.ts'
import { daysFrom } from './city-time.ts'
import type { StoreSite } from './stores.ts'
import type { WorldPlan } from './world-plan.ts'

export function customerRows(plan: WorldPlan, password_hash: string): (typeof customer.$inferInsert)[] {
  return demoCustomers.map(({ id, f_name, l_name, phone, email, ref_code, ref_by, joined_days_ago }) => {
    const created_at = daysFrom(plan.now, -joined_days_ago)
    const account = { id, f_name, l_name, phone, email, ref_code, ref_by, password_hash }
    return { ...account, is_phone_verified: true, created_at, updated_at: created_at }
  })
}

/** A home and an office each, at houses the shop delivers to. */
export function addressRows(sites: readonly StoreSite[]): (typeof address.$inferInsert)[] {
  const places = ['home', 'office'] as const
  return demoCustomers.flatMap(({ id, f_name, l_name, phone }, person) =>
    places.flatMap((address_type, place) => {
      const house = sites[person * places.length + place]
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
