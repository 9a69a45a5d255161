// What the database announces of changes in the catalogue (triggers/tell-changes.sql), as the tags cached values are dropped by.
import { z } from 'zod'
import type { Changes } from '../cache/changes.ts'
import { type Tag, tags } from '../cache/tags.ts'
import { type DatabaseUrl, openChannel } from './channel.ts'

const changedRow = z.object({
  id: z.number().optional(),
  item_id: z.number().optional(),
  store_id: z.number().optional(),
  module_id: z.number().optional(),
  zone_id: z.number().optional(),
})

type ChangedRow = z.output<typeof changedRow>

const tagsOfKind = {
  modules: () => [tags.modules],
  zones: () => [tags.zones],
  categories: () => [tags.categories],
  units: () => [tags.units],
  conditions: () => [tags.conditions],
  settings: () => [tags.settings],
  content: () => [tags.content],
  texts: () => [tags.texts],
  coupons: () => [tags.coupons],
  banners: () => [tags.banners],
  campaigns: () => [tags.campaigns],
  flash_sales: ({ item_id }) => [tags.flash_sales, ...one(tags.item, item_id)],
  item: ({ id }) => one(tags.item, id),
  listing: ({ store_id, module_id, zone_id }) => [
    tags.listings,
    ...one(tags.itemsOfStore, store_id),
    ...pair(tags.itemsIn, module_id, zone_id),
  ],
  store: ({ id, module_id, zone_id }) => [...one(tags.store, id), ...pair(tags.storesIn, module_id, zone_id)],
  store_part: ({ store_id, module_id, zone_id }) => [
    ...one(tags.store, store_id),
    ...pair(tags.storesIn, module_id, zone_id),
  ],
  discount: ({ store_id, module_id, zone_id }) => [
    tags.discounts,
    ...one(tags.store, store_id),
    ...pair(tags.storesIn, module_id, zone_id),
  ],
  review: ({ item_id, store_id }) => [
    ...one(tags.reviewsOfItem, item_id),
    ...one(tags.reviewsOfStore, store_id),
  ],
  reviewer: ({ id }) => one(tags.reviewer, id),
} as const satisfies Record<string, (row: ChangedRow) => Tag[]>

type Kind = keyof typeof tagsOfKind

const one = (tag: (id: number) => Tag, id: number | undefined): Tag[] => (id === undefined ? [] : [tag(id)])

function pair(tag: (one: number, other: number) => Tag, first?: number, second?: number): Tag[] {
  return first === undefined || second === undefined ? [] : [tag(first, second)]
}

const message = z.object({
  kind: z.enum(Object.keys(tagsOfKind) as [Kind, ...Kind[]]),
  rows: z.array(changedRow).optional(),
})

/** What is not understood, or names no rows because they are too many, counts as a change of everything. */
export function announceChange(changes: Changes, payload: string | undefined): void {
  const read = message.safeParse(parsed(payload))
  if (!read.success || !read.data.rows) {
    changes.announceAll()
    return
  }
  const tagsOf: (row: ChangedRow) => Tag[] = tagsOfKind[read.data.kind]
  changes.announce(new Set(read.data.rows.flatMap(tagsOf)))
}

function parsed(payload = ''): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

export interface ChangeListener {
  changes: Changes
  /** The database is away, or does not answer. */
  onLost(problem: unknown): void
}

export async function listenForChanges(url: DatabaseUrl, { changes, onLost }: ChangeListener) {
  const channel = openChannel({
    url,
    name: 'catalogue_changed',
    onMessage: (payload) => announceChange(changes, payload),
    // Whatever changed while nobody listened is unknown: start from nothing.
    onGap: changes.announceAll,
    onLost,
  })
  await channel.ready()
  changes.announceAll()
  return { close: channel.close }
}
