// A parcel while it is being described: what it is, where it goes from and to, who pays (PCL-02).
import { z } from 'zod'
import { chargePayers } from '#contract/features/order/order-words.ts'
import { tabStorage } from '#web/platform/storage/tab-storage.ts'

const line = z.string().max(1_000).catch('')

const parcelPlace = z.object({
  address: z.string().max(1_000),
  lat: z.number(),
  lng: z.number(),
  zone_ids: z.array(z.number().int()),
})

export type ParcelPlace = z.output<typeof parcelPlace>

/** One end of the route: a place on the map, and who stands there. */
const parcelEnd = z.object({
  place: parcelPlace.nullable().catch(null),
  contact_person_name: line,
  contact_person_number: line,
  road: line,
  house: line,
  floor: line,
})

export type ParcelEnd = z.output<typeof parcelEnd>

export const blankEnd: ParcelEnd = parcelEnd.parse({})

const parcelDraft = z.object({
  category_id: z.number().int().nullable().catch(null),
  /** Null until something was said: the place the shop delivers to, and the visitor's own name. */
  sender: parcelEnd.nullable().catch(null),
  receiver: parcelEnd.catch(blankEnd),
  charge_payer: z.enum(chargePayers).catch('sender'),
  /** Holds nothing that is prohibited. */
  is_allowed: z.boolean().catch(false),
})

export type ParcelDraft = z.output<typeof parcelDraft>

const blank: ParcelDraft = parcelDraft.parse({})

const stored = tabStorage('fivefold-parcel', parcelDraft, blank)

export const useStoredParcel = stored.use

export function changeParcel(change: Partial<ParcelDraft>): void {
  stored.save({ ...stored.current(), ...change })
}

/** Once it is sent the next parcel begins with its sender; what was promised about its contents was promised. */
export function forgetParcel(): void {
  const { sender, is_allowed } = stored.current()
  stored.save({ ...blank, sender, is_allowed })
}
