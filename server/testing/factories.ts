// Rows for tests: each call inserts one sane row and returns it; a test names only what it is about.
import { type Localised, languages } from '#contract/core/language.ts'
import { nameText, searchText } from '#contract/features/search/search-text.ts'
import type { Database } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'
import { store, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module, zone, zoneModule } from '#server/database/schema/zone.ts'

export type ZoneRow = typeof zone.$inferSelect
export type ModuleRow = typeof module.$inferSelect
export type StoreRow = typeof store.$inferSelect
export type CategoryRow = typeof category.$inferSelect
export type ItemRow = typeof item.$inferSelect

let made = 0

/** A number no other row of this run has, for slugs and codes. */
export function nextNumber(): number {
  made += 1
  return made
}

/** The English text as it is, the other languages marked, so that a test sees which one came back. */
export function inAllLanguages(text: string): Localised {
  const marked = languages.map((language) => [language, language === 'en' ? text : `${text} (${language})`])
  return { en: text, ar: '', tg: '', ru: '', ...Object.fromEntries(marked) }
}

export const noText: Localised = { en: '', ar: '', tg: '', ru: '' }

export async function onlyRow<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

/** Corner of a square zone of a third of a degree; the default holds the default store. */
export function squareAround(latitude: number, longitude: number, half = 0.15): [number, number][][] {
  const [west, east] = [longitude - half, longitude + half]
  const [south, north] = [latitude - half, latitude + half]
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]
}

export const cityCentre = { latitude: 51.13, longitude: 71.43 }

export function makeZone(db: Database, overrides: Partial<typeof zone.$inferInsert> = {}): Promise<ZoneRow> {
  const values = {
    name: inAllLanguages(`Zone ${nextNumber()}`),
    rings: squareAround(cityCentre.latitude, cityCentre.longitude),
    increase_delivery_charge_message: noText,
    ...overrides,
  }
  return onlyRow(db.insert(zone).values(values).returning())
}

export function makeModule(
  db: Database,
  overrides: Partial<typeof module.$inferInsert> = {},
): Promise<ModuleRow> {
  const values = {
    module_name: inAllLanguages(`Module ${nextNumber()}`),
    module_type: 'food' as const,
    description: inAllLanguages('What it is for'),
    thumbnail: 'thumbnail.webp',
    icon: 'icon.webp',
    ...overrides,
  }
  return onlyRow(db.insert(module).values(values).returning())
}

export function linkModule(
  db: Database,
  link: { zone_id: number; module_id: number } & Partial<typeof zoneModule.$inferInsert>,
) {
  return onlyRow(db.insert(zoneModule).values(link).returning())
}

export interface Hours {
  /** 0 is Sunday. */
  day: number
  opening_time: string
  closing_time: string
}

/** The same hours on every day of the week. */
export function everyDay(opening_time: string, closing_time: string): Hours[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time }))
}

type StoreInsert = typeof store.$inferInsert

export type StoreOverrides = Pick<StoreInsert, 'module_id' | 'zone_id'> &
  Partial<StoreInsert> & { schedules?: Hours[] }

/** Open every day from nine to nine unless told otherwise; `schedules: []` is never open. */
export async function makeStore(db: Database, overrides: StoreOverrides): Promise<StoreRow> {
  const { schedules = everyDay('09:00', '21:00'), ...columns } = overrides
  const number = nextNumber()
  const name = columns.name ?? inAllLanguages(`Store ${number}`)
  const values: StoreInsert = {
    slug: `store-${number}`,
    name,
    phone: `+7700${String(number).padStart(7, '0')}`,
    email: `store-${number}@shop.test`,
    logo: 'logo.webp',
    cover_photo: 'cover.webp',
    ...cityCentre,
    address: inAllLanguages('1 Long Street'),
    footer_text: noText,
    meta_description: inAllLanguages('A place to try'),
    announcement_message: noText,
    minimum_order: 0,
    delivery_time: '20-30 min',
    min_delivery_minutes: 20,
    max_delivery_minutes: 30,
    search_text: nameText(name),
    ...columns,
  }
  const row = await onlyRow(db.insert(store).values(values).returning())
  if (schedules.length > 0) {
    await db.insert(storeSchedule).values(schedules.map((hours) => ({ ...hours, store_id: row.id })))
  }
  return row
}

/** Ten percent on everything, all year round. */
export function makeStoreDiscount(
  db: Database,
  overrides: Pick<typeof storeDiscount.$inferInsert, 'store_id'> & Partial<typeof storeDiscount.$inferInsert>,
) {
  const values = {
    discount: 1_000,
    min_purchase: 0,
    max_discount: 0,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    start_time: '00:00',
    end_time: '23:59:59',
    ...overrides,
  }
  return onlyRow(db.insert(storeDiscount).values(values).returning())
}

export function makeCategory(
  db: Database,
  overrides: Pick<typeof category.$inferInsert, 'module_id'> & Partial<typeof category.$inferInsert>,
): Promise<CategoryRow> {
  const number = nextNumber()
  const name = overrides.name ?? inAllLanguages(`Category ${number}`)
  const values = {
    slug: `category-${number}`,
    name,
    image: 'category.webp',
    search_text: nameText(name),
    ...overrides,
  }
  return onlyRow(db.insert(category).values(values).returning())
}

type ItemInsert = typeof item.$inferInsert

/** Takes module and zone from the store it belongs to, as the catalogue does. */
export function makeItem(
  db: Database,
  owner: Pick<StoreRow, 'id' | 'module_id' | 'zone_id'>,
  overrides: Pick<ItemInsert, 'category_id'> & Partial<ItemInsert>,
): Promise<ItemRow> {
  const number = nextNumber()
  const name = overrides.name ?? inAllLanguages(`Item ${number}`)
  const price = overrides.price ?? 1_000
  const values: ItemInsert = {
    store_id: owner.id,
    module_id: owner.module_id,
    zone_id: owner.zone_id,
    parent_category_id: overrides.category_id,
    slug: `item-${number}`,
    name,
    description: inAllLanguages('Made with care'),
    image: 'item.webp',
    price,
    effective_price: price,
    stock: 10,
    search_text: searchText({ name }),
    ...overrides,
  }
  return onlyRow(db.insert(item).values(values).returning())
}
