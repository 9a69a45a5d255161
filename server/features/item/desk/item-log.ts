// What the log of changes keeps of an item, and taking such a change back: prices as they are read, the rest as stored.
import { z } from 'zod'
import type { Language } from '#contract/core/language.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import type { Statements } from '#server/database/connection.ts'
import type { StoredFoodVariation, StoredVariation } from '#server/database/schema/item.ts'
import type { AuditChange, AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields, type Fields } from '#server/features/audit/changed-fields.ts'
import { type EditedThing, undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import {
  categoryPath,
  countAssortment,
  isCondition,
  isUnit,
  itemsById,
  lockItem,
  type NewItem,
  ownAddOns,
  type StoredItem,
  storeById,
  updateItem,
} from './desk-item.db.ts'
import { nameOf } from './desk-item.present.ts'
import { isVisible } from './item-access.ts'
import { searchTextOf } from './written-item.ts'

const plainFields = [
  'name',
  'description',
  'category_id',
  'images',
  'discount_type',
  'status',
  'unit_id',
  'unit_amount',
  'stock',
  'maximum_cart_quantity',
  'available_time_starts',
  'available_time_ends',
  'choice_options',
  'add_on_ids',
  'tags',
  'generic_name',
  'allergies',
  'may_contain',
  'allergens_stated',
  'edible',
  'nutritions',
  'nutrition_facts',
  'veg',
  'organic',
  'halal_tag_status',
  'recommended',
  'is_basic',
  'is_prescription_required',
  'common_condition_id',
] as const satisfies readonly (keyof StoredItem)[]

type PlainField = (typeof plainFields)[number]

const inDecimals = (variations: readonly StoredVariation[]) =>
  variations.map((one) => ({ ...one, price: fromMinor(one.price) }))

const optionsInDecimals = (groups: readonly StoredFoodVariation[]) =>
  groups.map((group) => ({
    ...group,
    values: group.values.map((one) => ({ ...one, option_price: fromMinor(one.option_price) })),
  }))

export function loggedFields(row: StoredItem): Fields {
  return {
    ...Object.fromEntries(plainFields.map((name) => [name, row[name]])),
    price: fromMinor(row.price),
    discount: row.discount / 100,
    variations: inDecimals(row.variations),
    food_variations: optionsInDecimals(row.food_variations),
    archived: row.archived_at !== null,
  }
}

const localised = z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() })

const writtenMoney = z
  .object({
    price: z.number(),
    discount: z.number(),
    variations: z.array(z.object({ type: z.string(), price: z.number(), stock: z.number().int() })),
    food_variations: z.array(
      z.object({
        name: localised,
        type: z.enum(['single', 'multi']),
        min: z.number().int(),
        max: z.number().int(),
        required: z.boolean(),
        values: z.array(z.object({ label: localised, option_price: z.number() })),
      }),
    ),
  })
  .partial()

/** The columns behind what the log names; it is the shop's own writing. */
function columnsIn(fields: Fields): Partial<NewItem> {
  const { price, discount, variations, food_variations } = writtenMoney.parse(fields)
  const plain: Partial<Pick<NewItem, PlainField>> = Object.fromEntries(
    plainFields.filter((name) => name in fields).map((name) => [name, fields[name]]),
  )
  return {
    ...plain,
    ...(plain.images ? { image: plain.images[0] ?? '' } : {}),
    ...(price === undefined ? {} : { price: toMinor(price) }),
    ...(discount === undefined ? {} : { discount: toMinor(discount) }),
    ...(variations ? { variations: variations.map((one) => ({ ...one, price: toMinor(one.price) })) } : {}),
    ...(food_variations ? { food_variations: food_variations.map(inMinor) } : {}),
  }
}

function inMinor(group: StoredFoodVariation): StoredFoodVariation {
  const values = group.values.map((one) => ({ ...one, option_price: toMinor(one.option_price) }))
  return { ...group, values }
}

export interface ItemLog {
  tx: Statements
  audit: Pick<AuditService, 'record'>
  by: StaffIdentity
  main: Language
}

type Act = Extract<AuditChange['act'], 'made' | 'changed' | 'archived' | 'restored'>

/** Nothing is written where nothing changed. */
export async function logItem(
  { tx, audit, by, main }: ItemLog,
  act: Act,
  before: StoredItem | null,
  after: StoredItem,
): Promise<void> {
  const whose = { subject: 'item', subject_id: after.id, subject_name: nameOf(after, main) } as const
  if (before === null) {
    await audit.record(tx, { by, act, ...whose, after: { store_id: after.store_id } })
    return
  }
  const changed = changedFields(loggedFields(before), loggedFields(after))
  if (changed) await audit.record(tx, { by, act, ...whose, ...changed })
}

/** What it names may be gone since: such a change is not taken back. */
async function isPossible(tx: Statements, row: StoredItem, columns: Partial<NewItem>): Promise<boolean> {
  const { category_id, unit_id, common_condition_id, add_on_ids } = columns
  if (category_id !== undefined) {
    const [leaf] = await categoryPath(tx, category_id)
    if (!leaf || leaf.module_id !== row.module_id || leaf.archived_at !== null) return false
  }
  if (unit_id && !(await isUnit(tx, unit_id))) return false
  if (common_condition_id && !(await isCondition(tx, common_condition_id))) return false
  if (!add_on_ids) return true
  const own = await ownAddOns(tx, row.store_id, add_on_ids)
  return add_on_ids.every((id) => own.has(id))
}

async function writeBack(tx: Statements, id: number, fields: Fields, now: Date): Promise<boolean> {
  const row = await lockItem(tx, id)
  const store = row && (await storeById(tx, row.store_id))
  if (!row || !store) return false
  const columns = columnsIn(fields)
  if (!(await isPossible(tx, row, columns))) return false
  const archived_at = 'archived' in fields ? (fields.archived === true ? now : null) : row.archived_at
  const after = { ...row, ...columns, archived_at }
  const path = await categoryPath(tx, after.category_id)
  await updateItem(tx, id, {
    ...columns,
    archived_at,
    parent_category_id: path[1]?.id ?? 0,
    search_text: searchTextOf(after, path),
    visible: isVisible(after, store),
    version: row.version + 1,
    updated_at: now,
  })
  await countAssortment(tx, [row.store_id])
  return true
}

const editedItem = (clock: Clock): EditedThing => ({
  async read(db, ids) {
    return new Map((await itemsById(db, ids)).map((row) => [row.id, loggedFields(row)]))
  },
  async hold(tx, id) {
    await lockItem(tx, id)
  },
  write: (tx, id, fields) => writeBack(tx, id, fields, clock.now()),
})

export function registerItemUndo({ undoes }: Pick<AuditService, 'undoes'>, clock: Clock): void {
  const rule = undoChange(editedItem(clock))
  for (const act of ['changed', 'archived', 'restored'] as const) undoes('item', act, rule)
}
