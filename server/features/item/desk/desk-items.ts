// Items at the desk: what one may see of them, and every change of one, logged beside it.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { inEveryLanguage, type Language } from '#contract/core/language.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { storesWithin } from '#contract/core/permission.ts'
import type { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import { deskItemFailures } from '#contract/features/item/desk/desk-item.failures.ts'
import { fieldsOf, isDiscountBeyond } from '#contract/features/item/desk/desk-item.rules.ts'
import type {
  DeskItem,
  ItemRow,
  ItemStore,
  ItemTerms,
  WrittenItem,
} from '#contract/features/item/desk/desk-item.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { underFreeSlug } from '#server/database/free-slug.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import {
  categoryPath,
  countAssortment,
  insertItem,
  isCondition,
  isUnit,
  itemById,
  type NewItem,
  type OwningStore,
  ownAddOns,
  type StoredItem,
  storeById,
  storesNamed,
  termRows,
  updateItem,
} from './desk-item.db.ts'
import { presentItemForm, presentRow, presentStore } from './desk-item.present.ts'
import { countItems, itemRowById, itemRows } from './desk-item-list.db.ts'
import { isVisible, isWithin, requireItem, requireStore } from './item-access.ts'
import { logItem } from './item-log.ts'
import { presentTerms } from './item-terms.present.ts'
import { columnsOf, type WrittenColumns } from './written-item.ts'

export interface DeskItemParts {
  db: Database
  clock: Clock
  audit: Pick<AuditService, 'record'>
  /** In which everything is written at least. */
  mainLanguage: () => Promise<Language>
}

type Ends = typeof deskItemEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export function createDeskItems(parts: DeskItemParts) {
  const { db } = parts
  return {
    async list({ input, caller, scope }: CallOf<'list'>): Promise<{ rows: ItemRow[]; total_size: number }> {
      const within = storesWithin(caller, 'read_catalogue')
      const total = await countItems(db, input, within)
      const rows = await itemRows(db, input, { within, language: scope.language, total })
      return { rows: rows.map((row) => presentRow(row, scope.origin)), total_size: total }
    },

    async stores({ input, caller, scope: { language } }: CallOf<'stores'>): Promise<ItemStore[]> {
      const within = storesWithin(caller, 'read_catalogue')
      const rows = await storesNamed(db, { ...input, within, language })
      return rows.map((row) => presentStore(row, language))
    },

    async terms({ input, scope }: CallOf<'terms'>): Promise<ItemTerms> {
      const [rows, main] = await Promise.all([termRows(db, input.module_id), parts.mainLanguage()])
      return presentTerms(rows, main, scope.language)
    },

    async one({ params, caller, scope }: CallOf<'one'>): Promise<DeskItem> {
      const row = await itemById(db, params.id)
      refuseUnless(row && isWithin(caller, 'read_catalogue', row.store_id), coreFailures.not_found)
      return formOf(parts, row, scope)
    },

    make: (call: CallOf<'make'>) => makeItem(parts, call),
    change: (call: CallOf<'change'>) => changeItem(parts, call),
    changeInRow: (call: CallOf<'changeInRow'>) => changeInRow(parts, call),
    duplicate: (call: CallOf<'duplicate'>) => duplicateItem(parts, call),
  }
}

async function formOf({ db, mainLanguage }: DeskItemParts, row: StoredItem, scope: Scope): Promise<DeskItem> {
  const [store, main] = await Promise.all([storeById(db, row.store_id), mainLanguage()])
  if (!store) return refuse(coreFailures.not_found)
  return presentItemForm(row, { store, main, language: scope.language, origin: scope.origin })
}

interface Writing {
  parts: DeskItemParts
  store: OwningStore
  before: StoredItem | null
  main: Language
  language: Language
}

/** Everything it names belongs to its store's module, or to the store itself. */
async function writtenColumns(
  tx: Statements,
  written: WrittenItem,
  writing: Writing,
): Promise<WrittenColumns> {
  const { store, before, main, language } = writing
  const { category_id, unit_id, common_condition_id, add_on_ids } = written
  const path = await categoryPath(tx, category_id)
  const [leaf] = path
  // One that was archived since stays with the items that have it.
  const isUsable = leaf && (leaf.archived_at === null || leaf.id === before?.category_id)
  refuseUnless(isUsable && leaf.module_id === store.module_id, deskItemFailures.category_unknown)
  const has = fieldsOf(store.module_type)
  if (has.unit && unit_id !== null) refuseUnless(await isUnit(tx, unit_id), deskItemFailures.unit_unknown)
  if (has.condition && common_condition_id !== null) {
    refuseUnless(await isCondition(tx, common_condition_id), deskItemFailures.condition_unknown)
  }
  const own = has.add_ons ? await ownAddOns(tx, store.id, add_on_ids) : new Set(add_on_ids)
  refuseUnless(
    add_on_ids.every((id) => own.has(id)),
    deskItemFailures.add_on_foreign,
  )
  return columnsOf(written, before, { module_type: store.module_type, main, language, path })
}

const insertUnderFreeSlug = (tx: Statements, row: Omit<NewItem, 'slug'>): Promise<StoredItem> =>
  underFreeSlug(tx, 'item', row.name, (slug) => insertItem(tx, { ...row, slug }))

async function makeItem(parts: DeskItemParts, { input, caller, scope }: CallOf<'make'>): Promise<DeskItem> {
  const { db, clock, audit } = parts
  const { store_id, ...written } = input
  const main = await parts.mainLanguage()
  const made = await transact(db, async (tx) => {
    const store = await requireStore(tx, caller, store_id)
    refuseUnless(store.archived_at === null, deskItemFailures.store_unknown)
    const writing = { parts, store, before: null, main, language: scope.language }
    const columns = await writtenColumns(tx, written, writing)
    const now = clock.now()
    const row = await insertUnderFreeSlug(tx, {
      ...columns,
      store_id,
      module_id: store.module_id,
      zone_id: store.zone_id,
      visible: isVisible({ status: written.status, is_approved: true, archived_at: null }, store),
      created_at: now,
      updated_at: now,
    })
    await countAssortment(tx, [store_id])
    await logItem({ tx, audit, by: caller, main }, 'made', null, row)
    return row
  })
  return formOf(parts, made, scope)
}

async function changeItem(
  parts: DeskItemParts,
  { params, input, caller, scope }: CallOf<'change'>,
): Promise<DeskItem> {
  const { db, clock, audit } = parts
  const { version, ...written } = input
  const main = await parts.mainLanguage()
  const changed = await transact(db, async (tx) => {
    const before = await requireItem(tx, caller, { id: params.id, version })
    refuseUnless(before.archived_at === null, deskItemFailures.archived)
    const store = await requireStore(tx, caller, before.store_id)
    const columns = await writtenColumns(tx, written, {
      ...{ parts, store, before, main },
      language: scope.language,
    })
    return writeChange({ tx, audit, by: caller, main, store, now: clock.now() }, before, columns)
  })
  return formOf(parts, changed, scope)
}

interface Change {
  tx: Statements
  audit: DeskItemParts['audit']
  by: CallOf<'change'>['caller']
  main: Language
  store: OwningStore
  now: Date
}

async function writeChange(
  change: Change,
  before: StoredItem,
  columns: Partial<NewItem>,
): Promise<StoredItem> {
  const { tx, store, now } = change
  const shown = { ...before, ...columns }
  await updateItem(tx, before.id, {
    ...columns,
    visible: isVisible(shown, store),
    version: before.version + 1,
    updated_at: now,
  })
  await countAssortment(tx, [store.id])
  const after = await itemById(tx, before.id)
  if (!after) throw new Error('the item is gone under its lock')
  await logItem(change, 'changed', before, after)
  return after
}

async function changeInRow(
  parts: DeskItemParts,
  { params, input, caller, scope }: CallOf<'changeInRow'>,
): Promise<ItemRow> {
  const { db, clock, audit } = parts
  const { version, price, stock, status } = input
  const main = await parts.mainLanguage()
  await transact(db, async (tx) => {
    const before = await requireItem(tx, caller, { id: params.id, version })
    refuseUnless(before.archived_at === null, deskItemFailures.archived)
    const store = await requireStore(tx, caller, before.store_id)
    const of_row = {
      ...(price === undefined ? {} : { price: toMinor(price) }),
      // Pieces of combinations are counted one by one, on the item's page.
      ...(stock === undefined || before.variations.length > 0 ? {} : { stock }),
      ...(status === undefined ? {} : { status }),
    }
    const offer = { ...before, price: fromMinor(of_row.price ?? before.price) }
    const isBeyond = isDiscountBeyond({ ...offer, discount: fromMinor(before.discount) })
    refuseUnless(!isBeyond, deskItemFailures.discount_beyond)
    await writeChange({ tx, audit, by: caller, main, store, now: clock.now() }, before, of_row)
  })
  const row = await itemRowById(db, params.id, scope.language)
  return row ? presentRow(row, scope.origin) : refuse(coreFailures.not_found)
}

/** What is behind a copied name, in the language it is in. */
const copyMark = { en: 'copy', ar: 'نسخة', tg: 'нусха', ru: 'копия' } as const

async function duplicateItem(
  parts: DeskItemParts,
  { params, caller }: CallOf<'duplicate'>,
): Promise<{ id: number }> {
  const { db, clock, audit } = parts
  const main = await parts.mainLanguage()
  return transact(db, async (tx) => {
    const original = await itemById(tx, params.id)
    refuseUnless(original && isWithin(caller, 'edit_items', original.store_id), coreFailures.not_found)
    const { id: _id, slug: _slug, name, ...rest } = original
    const now = clock.now()
    const made = await insertUnderFreeSlug(tx, {
      ...rest,
      name: inEveryLanguage((one) => `${name[one]} (${copyMark[one]})`),
      ...{ status: false, visible: false, archived_at: null, version: 1 },
      ...{ order_count: 0, avg_rating: 0, rating_count: 0, created_at: now, updated_at: now },
    })
    await logItem({ tx, audit, by: caller, main }, 'made', null, made)
    return { id: made.id }
  })
}
