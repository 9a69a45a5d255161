// Stores of a file. What the business decides about a store, its zone, approval and commission, is not its manager's.

import { moduleTraits } from '#contract/core/module-type.ts'
import { fieldsOf, type ImportField } from '#contract/features/import/import-fields.ts'
import { nameText } from '#contract/features/search/search-text.ts'
import type { Statements } from '#server/database/connection.ts'
import type { RowReason } from '#server/database/schema/import.ts'
import { areasAt } from '#server/platform/geo/polygons.ts'
import { nextIds, updateMany } from './bulk.db.ts'
import { moduleNames, storeNames, zoneNames } from './catalogue-names.db.ts'
import { refuseCell } from './cells.ts'
import { nameIn } from './find-item.ts'
import type { Hours } from './hours-cell.ts'
import type { ImportJob, ImportTarget } from './import-target.ts'
import { createNames, namesOf } from './names.ts'
import { hoursOf, replaceHours, showItemsOf, storesAfter, storesByIds } from './place-rows.db.ts'
import { type CellOf, createRowWork, type Planned, reason, type ThingRules } from './row-work.ts'
import { insertUnderFreeSlugs } from './slugs.ts'
import { newStore, type StoreKnown, type StoreThing, storeColumns } from './store-columns.ts'

const written = [
  'name',
  'phone',
  'email',
  'address',
  'latitude',
  'longitude',
  'zone_id',
  'minimum_order',
  'tax',
  'comission',
  'delivery_time',
  'min_delivery_minutes',
  'max_delivery_minutes',
  'status',
  'active',
  'delivery',
  'take_away',
  'schedule_order',
  'free_delivery',
  'veg',
  'non_veg',
  'cutlery',
  'prescription_order',
  'featured',
  'announcement',
  'announcement_message',
  'logo',
  'cover_photo',
  'search_text',
] as const

const ofNew = [
  ...[
    'id',
    'slug',
    'module_id',
    'version',
    'footer_text',
    'meta_description',
    'item_section',
    'reviews_section',
  ],
  ...['self_delivery_system', 'recommended', 'halal_tag_status', 'extra_packaging_status', 'order_count'],
  ...[
    'extra_packaging_amount',
    'order_place_to_schedule_interval',
    'total_items',
    'avg_rating',
    'rating_count',
  ],
  ...['ratings', 'category_ids', 'open_seconds', 'opening_days', 'created_at', 'updated_at'],
]

/** What only those may set who may make stores. */
const ofBusiness: readonly ImportField[] = ['module', 'zone', 'comission', 'status', 'featured']

const batch = 500

type References = Omit<StoreKnown, 'byId'> & { byName: ReadonlyMap<string, readonly number[]> }

export const storeTarget: ImportTarget = {
  async open(db, job) {
    return createRowWork(storeRules(db, job, await storeReferences(db, job)), job)
  },

  async *export(db, job, { store_id }) {
    const known = { ...(await storeReferences(db, job)), byId: new Map<number, StoreThing>() }
    const columns = storeColumns(job)
    const within = store_id === null ? job.within : [store_id]
    for (let last = 0; ; ) {
      const rows = await storesAfter(db, last, within, batch)
      if (rows.length === 0) return
      last = rows.at(-1)?.id ?? last
      const hours = await hoursOf(
        db,
        rows.map(({ id }) => id),
      )
      yield rows.map((row) => {
        const thing = { ...row, hours: hours.get(row.id) ?? [] }
        return fieldsOf.stores.map((field) => columns[field]?.write(thing, known) ?? '')
      })
    }
  },
}

async function storeReferences(db: Statements, { main }: ImportJob): Promise<References> {
  const [modules, zones, stores] = [await moduleNames(db), await zoneNames(db), await storeNames(db)]
  const selling = modules.filter(({ module_type }) => moduleTraits[module_type].sells_from_stores)
  const plain = ({ id, name }: { id: number; name: (typeof zones)[number]['name'] }) => ({
    ...{ id, label: name[main] },
    also: namesOf(name),
  })
  const ids = new Map<string, number[]>()
  for (const { id, name } of stores) ids.set(name[main], [...(ids.get(name[main]) ?? []), id])
  return {
    modules: createNames(modules.map(plain)),
    selling: new Set(selling.map(({ id }) => id)),
    zones: createNames(zones.map(plain)),
    rings: new Map(zones.map(({ id, rings }) => [id, rings])),
    byName: ids,
  }
}

function storeRules(
  db: Statements,
  job: ImportJob,
  references: References,
): ThingRules<StoreThing, StoreKnown> {
  const { main, pictures } = job
  return {
    columns: storeColumns(job),
    wanted: ['module', 'zone', 'phone', 'latitude', 'longitude'],
    async look(rows) {
      await pictures.look(
        'store',
        rows.map((cell) => cell('logo')),
      )
      await pictures.look(
        'store-cover',
        rows.map((cell) => cell('cover_photo')),
      )
      return { ...references, byId: await namedStores(db, rows, references, job) }
    },
    begin: (cell, known, newId) => beginStore(cell, known, references, { job, newId }),
    nameOf: ({ name }) => name[main],
    keysOf: ({ id, name }, _cell, isNew) => (isNew ? [`id:${id}`, `name:${name[main]}`] : [`id:${id}`]),
    check: (planned, known) => checkStore(planned, known, job),
    newIds: (count) => nextIds(db, 'store', count),
    async write(fresh, changed) {
      await writeStores(db, fresh, changed, job)
      const hours = new Map<number, readonly Hours[]>(
        [...fresh, ...changed].map((one) => [one.id, one.hours]),
      )
      await replaceHours(db, hours)
      await showItemsOf(
        db,
        changed.map(({ id }) => id),
      )
    },
  }
}

async function writeStores(
  db: Statements,
  fresh: readonly StoreThing[],
  changed: readonly StoreThing[],
  { now }: ImportJob,
): Promise<void> {
  const row = ({ hours: _, ...one }: StoreThing) => ({
    ...one,
    search_text: nameText(one.name),
  })
  await insertUnderFreeSlugs(db, 'store', [...ofNew, ...written], fresh.map(row))
  await updateMany(db, 'store', written, changed.map(row), now)
}

const idIn = (cell: CellOf) => Number(cell('id').replace('#', '')) || 0

async function namedStores(
  db: Statements,
  rows: readonly CellOf[],
  { byName }: References,
  job: ImportJob,
): Promise<Map<number, StoreThing>> {
  const ids = rows.flatMap((cell) =>
    cell('id') === '' ? (byName.get(nameIn(cell, job)) ?? []) : [idIn(cell)],
  )
  const known = [...new Set(ids)].filter((id) => id > 0 && id < 2_147_483_647)
  const found = await storesByIds(db, known, job.is_writing)
  const hours = await hoursOf(db, known)
  return new Map(found.map((row) => [row.id, { ...row, hours: hours.get(row.id) ?? [] }]))
}

function beginStore(
  cell: CellOf,
  known: StoreKnown,
  { byName }: References,
  { job, newId }: { job: ImportJob; newId: () => number },
) {
  const name = nameIn(cell, job)
  if (cell('id') === '' && name === '') refuseCell('no_key')
  const called = cell('id') === '' ? (byName.get(name) ?? []) : [idIn(cell)]
  if (called.length > 1) refuseCell('ambiguous')
  const found = known.byId.get(called[0] ?? 0)
  if (!found && cell('id') !== '') refuseCell('not_there')
  if (found?.archived_at) refuseCell('archived')
  if (found && job.within !== null && !job.within.includes(found.id)) refuseCell('foreign_store')
  if (found) return { thing: found, is_new: false }
  if (!job.makes_stores) refuseCell('foreign_store')
  if (cell('module') === '') refuseCell('wanted')
  const module_id = known.modules.find(cell('module'))
  if (!known.selling.has(module_id)) refuseCell('no_sellers')
  return { thing: newStore(newId(), module_id, job.now), is_new: true }
}

function checkStore({ before, after }: Planned<StoreThing>, known: StoreKnown, job: ImportJob) {
  const reasons: RowReason[] = []
  const { zone_id, latitude, longitude } = after
  const rings = known.rings.get(zone_id ?? 0)
  const isMoved = zone_id !== before.zone_id || latitude !== before.latitude || longitude !== before.longitude
  if (isMoved && rings && latitude !== null && longitude !== null) {
    const isInside = areasAt({ lng: longitude, lat: latitude }, [{ rings, priority: 0 }]).length > 0
    if (!isInside) reasons.push(reason('latitude', 'outside_zone'))
  }
  if (!job.makes_stores) {
    const columns = storeColumns(job)
    for (const field of ofBusiness) {
      const column = columns[field]
      if (column && column.write(before, known) !== column.write(after, known)) {
        reasons.push(reason(field, 'not_yours'))
      }
    }
  }
  return { thing: after, reasons }
}
