// What a store is checked for before it is saved, and saving it: the same for a form, a quick switch and taking a change back.
import { isDeepStrictEqual } from 'node:util'
import { Failure, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { addDays, type LocalMoment } from '#contract/core/local-time.ts'
import { traitsOf } from '#contract/core/module-type.ts'
import { deskStoreFailures } from '#contract/features/store/desk/desk-store.failures.ts'
import { overlappingDay } from '#contract/features/store/desk/desk-store.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { areasAt } from '#server/platform/geo/polygons.ts'
import type { DeskStoreFacts } from './desk-stores.db.ts'
import { columnsOf, discountColumns, fieldsOf, type StoreFields } from './store-values.ts'
import {
  moveAssortment,
  placeOfWork,
  replaceDaysOff,
  replaceDiscount,
  replaceSchedules,
  runningOrders,
  sellsOutside,
  showItems,
  updateStore,
} from './write-store.db.ts'

type Name = keyof StoreFields

export interface SavingContext {
  main: Language
  now: Date
  moment: LocalMoment
}

/** What of it is not as it was; all of a store that is new. */
function changedNames(before: StoreFields | null, wanted: StoreFields): ReadonlySet<Name> {
  const names = Object.keys(wanted) as Name[]
  return new Set(before ? names.filter((name) => !isDeepStrictEqual(before[name], wanted[name])) : names)
}

/** The point lies in the zone and the module works there; only asked where one of them changes. */
async function refusePlace(tx: Statements, wanted: StoreFields): Promise<void> {
  const { module, zone, works } = await placeOfWork(tx, wanted)
  refuseUnless(zone && zone.archived_at === null, deskStoreFailures.zone_unknown)
  const sells = module && module.archived_at === null && traitsOf(module.module_type).sells_from_stores
  refuseUnless(sells, deskStoreFailures.module_unknown)
  refuseUnless(works, deskStoreFailures.module_elsewhere)
  const point = { lat: wanted.latitude, lng: wanted.longitude }
  refuseUnless(areasAt(point, [zone]).length > 0, deskStoreFailures.outside_zone)
}

function refuseTerms(wanted: StoreFields, changed: ReadonlySet<Name>): void {
  const touches = (...names: Name[]) => names.some((name) => changed.has(name))
  const { minimum_shipping_charge: least, maximum_shipping_charge: most, discount } = wanted
  if (touches('schedules')) {
    refuseUnless(overlappingDay(wanted.schedules) === null, deskStoreFailures.hours_overlap)
  }
  if (touches('min_delivery_minutes', 'max_delivery_minutes')) {
    refuseUnless(wanted.max_delivery_minutes >= wanted.min_delivery_minutes, deskStoreFailures.times_turned)
  }
  if (touches('delivery', 'take_away')) {
    refuseUnless(wanted.delivery || wanted.take_away, deskStoreFailures.no_way)
  }
  if (touches('minimum_shipping_charge', 'maximum_shipping_charge') && least !== null && most !== null) {
    refuseUnless(most >= least, deskStoreFailures.charges_turned)
  }
  if (touches('discount') && discount) {
    refuseUnless(discount.end_date >= discount.start_date, deskStoreFailures.discount_turned)
  }
}

export async function refuseStore(
  tx: Statements,
  before: DeskStoreFacts | null,
  wanted: StoreFields,
  { moment }: SavingContext,
): Promise<ReadonlySet<Name>> {
  const changed = changedNames(before && fieldsOf(before), wanted)
  refuseTerms(wanted, changed)
  if (['latitude', 'longitude', 'module_id', 'zone_id'].some((name) => changed.has(name as Name))) {
    await refusePlace(tx, wanted)
  }
  if (!before) return changed
  const { id } = before.store
  if (changed.has('module_id')) {
    const isFiledElsewhere = await sellsOutside(tx, id, wanted.module_id, moment.date)
    refuseUnless(!isFiledElsewhere, deskStoreFailures.module_has_items)
  }
  if (changed.has('archived') && wanted.archived) {
    const count = await runningOrders(tx, id)
    if (count > 0) refuse(deskStoreFailures.has_orders, { count })
  }
  return changed
}

/** What stands in tables of its own. Days off that are over are forgotten; yesterday's hours may still run. */
export async function writeParts(
  tx: Statements,
  id: number,
  wanted: StoreFields,
  changed: ReadonlySet<Name>,
  { moment }: SavingContext,
): Promise<void> {
  const yesterday = addDays(moment.date, -1)
  if (changed.has('schedules')) await replaceSchedules(tx, id, wanted.schedules)
  if (changed.has('days_off')) {
    await replaceDaysOff(
      tx,
      id,
      wanted.days_off.filter((date) => date >= yesterday),
    )
  }
  if (changed.has('discount')) {
    await replaceDiscount(tx, id, wanted.discount && discountColumns(wanted.discount))
  }
}

/** No form shows them: whoever edits a store meanwhile need not look at it again. */
const passing: readonly Name[] = ['paused_until', 'active']

/** Under the store's lock. False where nothing changes. */
export async function saveStore(
  tx: Statements,
  before: DeskStoreFacts,
  wanted: StoreFields,
  context: SavingContext,
): Promise<boolean> {
  const { store } = before
  const changed = await refuseStore(tx, before, wanted, context)
  if (changed.size === 0) return false
  const fields = Object.fromEntries([...changed].map((name) => [name, wanted[name]])) as Partial<StoreFields>
  const isEdited = [...changed].some((name) => !passing.includes(name))
  await updateStore(tx, store.id, {
    ...columnsOf(fields, context.main),
    ...(changed.has('archived') ? { archived_at: wanted.archived ? context.now : null } : {}),
    ...(isEdited ? { version: store.version + 1 } : {}),
    updated_at: context.now,
  })
  await writeParts(tx, store.id, wanted, changed, context)
  if (changed.has('module_id') || changed.has('zone_id')) {
    await moveAssortment(tx, store.id, { module_id: wanted.module_id, zone_id: wanted.zone_id })
  }
  if (changed.has('status') || changed.has('archived')) {
    await showItems(tx, store.id, wanted.status && !wanted.archived)
  }
  return true
}

/** False where the shop has changed so that it would be refused today. */
export async function saveIfPossible(
  tx: Statements,
  before: DeskStoreFacts,
  wanted: StoreFields,
  context: SavingContext,
): Promise<boolean> {
  try {
    await saveStore(tx, before, wanted, context)
    return true
  } catch (problem) {
    if (problem instanceof Failure) return false
    throw problem
  }
}
