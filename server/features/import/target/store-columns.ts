// The columns of files about stores.
import type { Rings } from '#server/database/schema/zone.ts'
import { inRange, type Range, readNumber, readText, refuseCell, shownCell } from './cells.ts'
import { type Column, type Columns, flagColumn, moneyColumn, textColumns } from './columns.ts'
import { type Hours, inSequence, readHours, writeHours } from './hours-cell.ts'
import type { ImportJob } from './import-target.ts'
import type { Names } from './names.ts'
import type { StoreRow } from './place-rows.db.ts'

/** Before a row has said them, a new store is nowhere. */
export type StoreThing = Omit<StoreRow, 'zone_id' | 'latitude' | 'longitude' | 'vendor_id'> & {
  zone_id: number | null
  latitude: number | null
  longitude: number | null
  hours: readonly Hours[]
}

export interface StoreKnown {
  modules: Names
  /** Modules that sell from stores. */
  selling: ReadonlySet<number>
  zones: Names
  rings: ReadonlyMap<number, Rings>
  byId: ReadonlyMap<number, StoreThing>
}

type StoreColumn = Column<StoreThing, StoreKnown>
type StoreColumns = Columns<StoreThing, StoreKnown>

const degrees = (key: 'latitude' | 'longitude', range: Range): StoreColumn => ({
  read: (cell) => ({ [key]: inRange(readNumber(cell), range) }),
  write: (thing) => String(thing[key] ?? ''),
})

const percent = (key: 'tax' | 'comission'): StoreColumn => ({
  emptied: () => ({ [key]: 0 }),
  read: (cell) => ({ [key]: inRange(readNumber(cell.replace('%', '')), { least: 0, most: 100 }) }),
  write: (thing) => String(thing[key]),
})

/** `20-30`; what follows, such as `min`, is not read. */
const deliveryMinutes: StoreColumn = {
  read(cell) {
    const [, least, most] = /^(\d{1,4})\s*[-–—]\s*(\d{1,4})\D*$/.exec(cell) ?? []
    const [from, to] = [Number(least), Number(most)]
    if (least === undefined || from > to) return refuseCell('not_number', { value: shownCell(cell) })
    return { min_delivery_minutes: from, max_delivery_minutes: to, delivery_time: `${from}-${to} min` }
  },
  write: ({ min_delivery_minutes, max_delivery_minutes }) =>
    `${min_delivery_minutes}-${max_delivery_minutes}`,
}

const hours: StoreColumn = {
  emptied: () => ({ hours: [] }),
  read: (cell) => ({ hours: readHours(cell).toSorted(inSequence) }),
  write: (thing) => writeHours(thing.hours),
}

const contact: StoreColumns = {
  phone: {
    read: (cell) => ({ phone: readText(cell, 40) }),
    write: ({ phone }) => phone,
  },
  email: {
    emptied: () => ({ email: '' }),
    read: (cell) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)
        ? { email: readText(cell, 200).toLowerCase() }
        : refuseCell('not_email', { value: shownCell(cell) }),
    write: ({ email }) => email,
  },
}

const flags = {
  status: flagColumn('status'),
  active: flagColumn('active'),
  delivery: flagColumn('delivery'),
  take_away: flagColumn('take_away'),
  schedule_order: flagColumn('schedule_order'),
  free_delivery: flagColumn('free_delivery'),
  veg: flagColumn('veg'),
  non_veg: flagColumn('non_veg'),
  cutlery: flagColumn('cutlery'),
  prescription_order: flagColumn('prescription_order'),
  featured: flagColumn('featured'),
  announcement: flagColumn('announcement'),
} satisfies StoreColumns

export function storeColumns({ main, pictures }: ImportJob): StoreColumns {
  return {
    id: { read: () => ({}), write: ({ id }) => (id > 0 ? String(id) : '') },
    ...textColumns<StoreThing, StoreKnown, 'name'>('name', main, { most: 200, isWanted: true }),
    module: {
      read: (cell, { module_id }, { modules }) =>
        modules.find(cell) === module_id ? {} : refuseCell('module_differs'),
      write: ({ module_id }, { modules }) => modules.write(module_id),
    },
    zone: {
      read: (cell, _thing, { zones }) => ({ zone_id: zones.find(cell) }),
      write: ({ zone_id }, { zones }) => zones.write(zone_id),
    },
    ...contact,
    ...textColumns<StoreThing, StoreKnown, 'address'>('address', main, { most: 500 }),
    latitude: degrees('latitude', { least: -90, most: 90 }),
    longitude: degrees('longitude', { least: -180, most: 180 }),
    hours,
    minimum_order: moneyColumn('minimum_order', { emptied: 0 }),
    tax: percent('tax'),
    comission: percent('comission'),
    delivery_minutes: deliveryMinutes,
    ...flags,
    ...textColumns<StoreThing, StoreKnown, 'announcement_message'>('announcement_message', main, {
      most: 500,
    }),
    logo: {
      emptied: () => ({ logo: '' }),
      read: (cell) => ({ logo: pictures.read('store', cell) }),
      write: ({ logo }) => pictures.write('store', logo),
    },
    cover_photo: {
      emptied: () => ({ cover_photo: '' }),
      read: (cell) => ({ cover_photo: pictures.read('store-cover', cell) }),
      write: ({ cover_photo }) => pictures.write('store-cover', cover_photo),
    },
  }
}

const blank = { en: '', ar: '', tg: '', ru: '' }

export function newStore(id: number, module_id: number, now: Date): StoreThing {
  return {
    ...{
      id,
      module_id,
      zone_id: null,
      slug: '',
      archived_at: null,
      paused_until: null,
      version: 1,
    },
    ...{ name: blank, phone: '', email: '', logo: '', cover_photo: '', latitude: null, longitude: null },
    ...{ address: blank, footer_text: blank, meta_description: blank },
    ...{ announcement: false, announcement_message: blank, minimum_order: 0, comission: 0, tax: 0 },
    ...{ status: true, active: true, schedule_order: true, free_delivery: false, delivery: true },
    ...{ take_away: true, item_section: true, reviews_section: true, self_delivery_system: false },
    ...{ minimum_shipping_charge: null, per_km_shipping_charge: null, maximum_shipping_charge: null },
    ...{ delivery_time: '30-45 min', min_delivery_minutes: 30, max_delivery_minutes: 45 },
    ...{ veg: true, non_veg: true, cutlery: false, prescription_order: false, featured: false },
    ...{
      recommended: false,
      halal_tag_status: false,
      extra_packaging_status: false,
      extra_packaging_amount: 0,
    },
    ...{
      order_place_to_schedule_interval: 0,
      order_count: 0,
      total_items: 0,
      avg_rating: 0,
      rating_count: 0,
    },
    ...{ ratings: [0, 0, 0, 0, 0], category_ids: [], search_text: '', open_seconds: '{}', opening_days: 0 },
    ...{ created_at: now, updated_at: now, hours: [] },
  }
}
