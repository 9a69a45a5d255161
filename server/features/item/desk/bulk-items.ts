// One change of many items: what would become of each, said before it is done, and done by the same rule.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { fromMinor, mostMoney, toMinor } from '#contract/core/money.ts'
import type { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import type { BulkChange, BulkReason, BulkResult } from '#contract/features/item/desk/desk-item.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { Call } from '#server/platform/http/bind.ts'
import {
  categoryPath,
  countAssortment,
  itemsById,
  lockItems,
  type OwningStore,
  type StoredCategory,
  type StoredItem,
  storesByIds,
  updateItems,
} from './desk-item.db.ts'
import { nameOf } from './desk-item.present.ts'
import type { DeskItemParts } from './desk-items.ts'
import { isVisible, isWithin } from './item-access.ts'
import { logItem } from './item-log.ts'
import { searchTextOf } from './written-item.ts'

type BulkCall = Call<typeof deskItemEndpoints.bulk>

interface Around {
  now: Date
  /** Of a change of category: it, and the one above it. */
  path: readonly StoredCategory[]
  categoryNames: ReadonlyMap<number, string>
}

type Outcome =
  | { kind: 'changed'; columns: Partial<StoredItem>; before: Value; after: Value }
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: BulkReason }

type Value = string | number | boolean

const refused = (reason: BulkReason): Outcome => ({ kind: 'refused', reason })

const mostMinor = toMinor(mostMoney)

/** Prices of combinations follow the item's: they stand in for it. */
function priced(row: StoredItem, change: (price: number) => number): Outcome {
  const price = change(row.price)
  const variations = row.variations.map((one) => ({ ...one, price: change(one.price) }))
  const prices = [price, ...variations.map((one) => one.price)]
  if (prices.some((one) => one < 0 || one > mostMinor)) return refused('price_range')
  if (row.discount_type === 'amount' && row.discount > price) return refused('discount_range')
  return outcome(fromMinor(row.price), fromMinor(price), { price, variations })
}

function outcome(before: Value, after: Value, columns: Partial<StoredItem>): Outcome {
  return before === after ? { kind: 'unchanged' } : { kind: 'changed', columns, before, after }
}

const discountText = ({ discount, discount_type }: Pick<StoredItem, 'discount' | 'discount_type'>) =>
  `${discount / 100}${discount_type === 'percent' ? '%' : ''}`

function discounted(row: StoredItem, change: Extract<BulkChange, { kind: 'discount' }>): Outcome {
  const { discount_type } = change
  const discount = toMinor(change.discount)
  const most = discount_type === 'percent' ? 10_000 : row.price
  if (discount > most) return refused('discount_range')
  const after = { discount, discount_type }
  return outcome(discountText(row), discountText(after), after)
}

function refiled(row: StoredItem, { path, categoryNames }: Around): Outcome {
  const [leaf, above] = path
  if (!leaf || leaf.module_id !== row.module_id) return refused('other_module')
  if (leaf.id === row.category_id) return { kind: 'unchanged' }
  const columns = {
    category_id: leaf.id,
    parent_category_id: above?.id ?? 0,
    search_text: searchTextOf(row, path),
  }
  return {
    kind: 'changed',
    columns,
    before: categoryNames.get(row.category_id) ?? '',
    after: categoryNames.get(leaf.id) ?? '',
  }
}

function outcomeOf(row: StoredItem, change: BulkChange, around: Around): Outcome {
  const isArchived = row.archived_at !== null
  if (change.kind === 'restore') return outcome(isArchived, false, { archived_at: null })
  if (change.kind === 'archive') return outcome(isArchived, true, { archived_at: around.now, status: false })
  if (isArchived) return refused('archived')
  switch (change.kind) {
    case 'status':
      return outcome(row.status, change.status, { status: change.status })
    case 'category':
      return refiled(row, around)
    case 'discount':
      return discounted(row, change)
    case 'price_percent':
      return priced(row, (price) => Math.round(price * (1 + change.percent / 100)))
    case 'price_amount':
      return priced(row, (price) => price + toMinor(change.amount))
  }
}

async function seenRows(tx: Statements, { input, caller }: BulkCall): Promise<StoredItem[]> {
  const seen = new Map(input.items.map(({ id, version }) => [id, version]))
  const ids = [...seen.keys()]
  const rows = input.preview ? await itemsById(tx, ids) : await lockItems(tx, ids)
  const isWhole =
    rows.length === ids.length && rows.every((row) => isWithin(caller, 'edit_items', row.store_id))
  refuseUnless(isWhole, coreFailures.not_found)
  // Whoever was shown what will change must get that, and nothing else.
  const isAsSeen = rows.every((row) => row.version === seen.get(row.id))
  refuseUnless(input.preview || isAsSeen, coreFailures.changed_meanwhile)
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

async function aroundOf(
  tx: Statements,
  { change }: BulkCall['input'],
  rows: readonly StoredItem[],
  { now, language }: { now: Date; language: Language },
): Promise<Around> {
  if (change.kind !== 'category') return { now, path: [], categoryNames: new Map() }
  const path = await categoryPath(tx, change.category_id)
  if (path[0]?.archived_at !== null) return refuse(coreFailures.not_found)
  const ids = [...new Set(rows.map((row) => row.category_id))]
  const others = await Promise.all(ids.map((id) => categoryPath(tx, id)))
  const named = [path, ...others].flatMap(([leaf]) => (leaf ? [leaf] : []))
  return { now, path, categoryNames: new Map(named.map(({ id, name }) => [id, name[language]])) }
}

type Changed = { row: StoredItem; outcome: Extract<Outcome, { kind: 'changed' }> }

async function write(
  tx: Statements,
  { parts, call, main }: { parts: DeskItemParts; call: BulkCall; main: Language },
  changed: readonly Changed[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return
  const stores = await storesByIds(tx, [...new Set(changed.map(({ row }) => row.store_id))])
  const storeOf = new Map<number, OwningStore>(stores.map((one) => [one.id, one]))
  const after = changed.map(({ row, outcome: { columns } }) => {
    const one = { ...row, ...columns }
    const store = storeOf.get(row.store_id)
    return { ...one, visible: store !== undefined && isVisible(one, store) }
  })
  await updateItems(tx, after, now)
  await countAssortment(tx, [...storeOf.keys()])
  const { kind } = call.input.change
  const act = kind === 'archive' ? 'archived' : kind === 'restore' ? 'restored' : 'changed'
  const written = new Map(after.map((one) => [one.id, one]))
  for (const { row } of changed) {
    const log = { tx, audit: parts.audit, by: call.caller, main }
    await logItem(log, act, row, written.get(row.id) ?? row)
  }
}

export async function changeManyItems(parts: DeskItemParts, call: BulkCall): Promise<BulkResult> {
  const { language } = call.scope
  const main = await parts.mainLanguage()
  return transact(parts.db, async (tx) => {
    const now = parts.clock.now()
    const rows = await seenRows(tx, call)
    const around = await aroundOf(tx, call.input, rows, { now, language })
    const all = rows.map((row) => ({ row, outcome: outcomeOf(row, call.input.change, around) }))
    const changed = all.flatMap(({ row, outcome }) => (outcome.kind === 'changed' ? [{ row, outcome }] : []))
    if (!call.input.preview) await write(tx, { parts, call, main }, changed, now)
    return {
      changes: changed.map(({ row, outcome: { before, after } }) => ({
        ...{ id: row.id, name: nameOf(row, language), before, after },
      })),
      unchanged: all.filter(({ outcome }) => outcome.kind === 'unchanged').length,
      refused: all.flatMap(({ row, outcome }) =>
        outcome.kind === 'refused'
          ? [{ id: row.id, name: nameOf(row, language), reason: outcome.reason }]
          : [],
      ),
    }
  })
}
