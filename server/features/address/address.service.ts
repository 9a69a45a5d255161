// Saved addresses of customers; the other features enter here.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { Page } from '#contract/core/paging.ts'
import { addressFailures } from '#contract/features/address/address.failures.ts'
import type { Address, AddressInput } from '#contract/features/address/address.schema.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Database } from '#server/database/connection.ts'
import type { ZoneService } from '#server/features/zone/zone.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { say } from '#server/platform/messages/say.ts'
import {
  type AddressColumns,
  type AddressRow,
  addressesOf,
  deleteAddress,
  deleteAddressesOf,
  insertAddress,
  pageOfAddresses,
  updateAddress,
} from './address.db.ts'

export interface AddressParts {
  db: Database
  clock: Clock
  zones: Pick<ZoneService, 'idsAt'>
}

interface Place {
  latitude: number
  longitude: number
}

export function createAddressService({ db, clock, zones }: AddressParts) {
  const zonesAt = ({ latitude, longitude }: Place) => zones.idsAt({ lat: latitude, lng: longitude })

  /** The most specific zone first; where nobody delivers, nothing is saved. */
  async function requireZones(place: Place): Promise<[number, ...number[]]> {
    const [nearest, ...others] = await zonesAt(place)
    refuseUnless(nearest !== undefined, addressFailures.not_served)
    return [nearest, ...others]
  }

  /** Zones are looked up when read: they may have changed since the address was saved. */
  async function present(row: AddressRow): Promise<Address> {
    const zone_ids = await zonesAt(row)
    const { customer_id, latitude, longitude, created_at, updated_at, ...rest } = row
    return {
      ...rest,
      user_id: customer_id,
      latitude: String(latitude),
      longitude: String(longitude),
      zone_id: zone_ids[0] ?? null,
      zone_ids,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }
  }

  return {
    async list(customer_id: number, { limit, offset }: Page) {
      const { rows, total } = await pageOfAddresses(db, customer_id, { limit, offset })
      return { total_size: total, limit, offset, addresses: await Promise.all(rows.map(present)) }
    },

    async add(customer_id: number, input: AddressInput, language: Language) {
      const zone_ids = await requireZones(input)
      await insertAddress(db, customer_id, columnsOf(input), clock.now())
      return { ...say(language, 'Successfully added'), zone_ids }
    },

    async update(customer_id: number, id: number, input: AddressInput, language: Language) {
      const zone_ids = await requireZones(input)
      const changed = await updateAddress(db, customer_id, id, columnsOf(input), clock.now())
      refuseUnless(changed, coreFailures.not_found)
      return { ...say(language, 'Updated successfully'), zone_id: zone_ids[0], zone_ids }
    },

    async remove(customer_id: number, id: number, language: Language) {
      refuseUnless(await deleteAddress(db, customer_id, id), coreFailures.not_found)
      return say(language, 'Successfully removed')
    },

    /** For the customer's own copy of everything kept. */
    async allOf(customer_id: number): Promise<Address[]> {
      return Promise.all((await addressesOf(db, customer_id)).map(present))
    },

    async forget(customer_id: number, { tx }: AccountRemoval): Promise<void> {
      await deleteAddressesOf(tx, customer_id)
    },
  }
}

export type AddressService = ReturnType<typeof createAddressService>

function columnsOf(input: AddressInput): AddressColumns {
  return {
    address_type: input.address_type,
    address_label: input.address_label ?? null,
    contact_person_name: input.contact_person_name,
    contact_person_number: input.contact_person_number,
    contact_person_email: input.contact_person_email ?? null,
    address: input.address,
    floor: input.floor ?? null,
    road: input.road ?? null,
    house: input.house ?? null,
    additional_information: input.additional_information ?? null,
    latitude: input.latitude,
    longitude: input.longitude,
  }
}
