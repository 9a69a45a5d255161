// Flash sales at the desk: what is sold cheaper, how many of it, from when to when. The business alone makes them.
import { filledText, ownText } from '#contract/core/desk.ts'
import { periodState } from '#contract/core/desk-period.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { defaultLanguage, type Language } from '#contract/core/language.ts'
import { instantOf, secondsOf, wallTime } from '#contract/core/local-time.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import type { deskFlashSaleEndpoints } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import type {
  DeskFlashSale,
  FlashSaleInput,
  ListedFlashSale,
} from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { deskPromotionFailures } from '#contract/features/promotion/desk/desk-promotion.failures.ts'
import type { Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { hasModule } from './desk-banners.db.ts'
import {
  type FlashSaleRow,
  flashSaleOfDesk,
  flashSalesOfDesk,
  insertFlashSale,
  itemsOfFlashSale,
  itemsOfModule,
  lockFlashSale,
  lockFlashSales,
  overlappingSale,
  replaceItems,
  type SaleTime,
  type ShownFlashSale,
  type SoldItem,
  soldOf,
  updateFlashSale,
} from './desk-flash-sales.db.ts'
import { type DeskPromotionParts, reachOf } from './desk-parts.ts'
import { asSold, loggedSale, undoFlashSale } from './undo-flash-sale.ts'

type Ends = typeof deskFlashSaleEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>
type Caller = CallOf<'list'>['caller']

export function createDeskFlashSales(parts: DeskPromotionParts) {
  const { db, audit, clock } = parts
  audit.undoes('flash_sale', 'changed', undoFlashSale)

  return {
    async list({ input, caller, scope }: CallOf<'list'>) {
      const { limit, offset } = input
      if (reachOf(caller) !== null) return { total_size: 0, limit, offset, rows: [] }
      const { rows, total_size } = await flashSalesOfDesk(db, input, scope.language, clock.now())
      return { total_size, limit, offset, rows: rows.map((row) => presentListed(parts, row, scope.language)) }
    },

    read({ params, caller, scope }: CallOf<'read'>): Promise<DeskFlashSale> {
      refuseUnless(reachOf(caller) === null, coreFailures.not_found)
      return read(parts, params.id, scope)
    },

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskFlashSale> {
      refuseUnless(reachOf(caller) === null, coreFailures.not_allowed)
      const id = await transact(db, async (tx) => {
        await lockFlashSales(tx)
        const fields = await columnsOf(parts, input)
        const items = await soldItems(tx, input, scope.language)
        await refuseOverlap(tx, { id: 0, ...fields }, items, scope.language)
        const made = await insertFlashSale(tx, { ...fields, created_at: clock.now() })
        await replaceItems(tx, made, items)
        const after = loggedSale(fields, items)
        await audit.record(tx, { by: caller, act: 'made', ...about(made, fields), after })
        return made
      })
      return read(parts, id, scope)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskFlashSale> {
      await transact(db, async (tx) => {
        await lockFlashSales(tx)
        const row = await requireSale(tx, id, caller, input.version)
        const sold = await soldOf(tx, id)
        const before = loggedSale(row, (await itemsOfFlashSale(tx, id, defaultLanguage)).map(asSold))
        const given = await columnsOf(parts, input)
        const fields = { ...given, is_publish: given.is_publish && row.archived_at === null }
        const items = await soldItems(tx, input, scope.language, sold)
        const change = changedFields(before, loggedSale(fields, items))
        if (change === null) return
        await refuseOverlap(tx, { id, ...fields }, items, scope.language)
        await updateFlashSale(tx, id, fields)
        await replaceItems(tx, id, items)
        await audit.record(tx, { by: caller, act: 'changed', ...about(id, fields), ...change })
      })
      return read(parts, id, scope)
    },

    archive: (call: CallOf<'archive'>) => setArchived(parts, call, true),
    restore: (call: CallOf<'restore'>) => setArchived(parts, call, false),
  }
}

export type DeskFlashSales = ReturnType<typeof createDeskFlashSales>

const about = (id: number, { title }: Pick<FlashSaleRow, 'title'>) =>
  ({ subject: 'flash_sale', subject_id: id, subject_name: title.en }) as const

async function requireSale(
  tx: Statements,
  id: number,
  caller: Caller,
  version: number,
): Promise<FlashSaleRow> {
  refuseUnless(reachOf(caller) === null, coreFailures.not_found)
  const row = await lockFlashSale(tx, id)
  refuseUnless(row, coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

/** A wall clock of the shop, as an instant. */
function instantAt(moment: string, time_zone: string): Date {
  return instantOf(moment.slice(0, 10), secondsOf(moment.slice(11)), time_zone)
}

async function columnsOf({ mainLanguage, time_zone }: DeskPromotionParts, input: FlashSaleInput) {
  const { module_id, is_publish, admin_discount_percentage, vendor_discount_percentage } = input
  return {
    ...{ module_id, is_publish, admin_discount_percentage, vendor_discount_percentage },
    title: filledText(input.title, await mainLanguage()),
    start_date: instantAt(input.starts_at, time_zone),
    end_date: instantAt(input.ends_at, time_zone),
  }
}

/** In minor units, refused where one could not be sold at that price or has sold more already. */
async function soldItems(
  tx: Statements,
  input: FlashSaleInput,
  language: Language,
  sold: ReadonlyMap<number, number> = new Map(),
): Promise<SoldItem[]> {
  refuseUnless(await hasModule(tx, input.module_id), deskPromotionFailures.unknown_module)
  const ids = input.items.map(({ item_id }) => item_id)
  const known = new Map((await itemsOfModule(tx, ids, input.module_id, language)).map((one) => [one.id, one]))
  return input.items.map(({ item_id, discount_type, stock, ...given }) => {
    const { name, price } = known.get(item_id) ?? refuse(deskPromotionFailures.unknown_items)
    const discount = toMinor(given.discount)
    const fits = discount_type === 'percent' || discount <= price
    refuseUnless(fits, deskPromotionFailures.discount_too_large, { item: name })
    const already = sold.get(item_id) ?? 0
    refuseUnless(stock >= already, deskPromotionFailures.sold_more, { item: name, sold: already })
    return { item_id, discount_type, discount, stock }
  })
}

/** Only what is published takes up its time: a draft may wait beside another sale. */
async function refuseOverlap(
  tx: Statements,
  sale: SaleTime & { is_publish: boolean },
  items: readonly SoldItem[],
  language: Language,
): Promise<void> {
  if (!sale.is_publish) return
  const ids = items.map(({ item_id }) => item_id)
  const other = await overlappingSale(tx, sale, ids, language)
  if (other) refuse(deskPromotionFailures.overlapping, other)
}

async function setArchived(
  parts: DeskPromotionParts,
  { params: { id }, input, caller, scope }: CallOf<'archive'>,
  isArchived: boolean,
): Promise<DeskFlashSale> {
  await transact(parts.db, async (tx) => {
    const row = await requireSale(tx, id, caller, input.version)
    if ((row.archived_at !== null) === isArchived) return
    await updateFlashSale(tx, id, { is_publish: false, archived_at: isArchived ? parts.clock.now() : null })
    const act = isArchived ? 'archived' : 'restored'
    await parts.audit.record(tx, { by: caller, act, ...about(id, row) })
  })
  return read(parts, id, scope)
}

async function read(
  parts: DeskPromotionParts,
  id: number,
  { language, origin }: Scope,
): Promise<DeskFlashSale> {
  const row = (await flashSaleOfDesk(parts.db, id, language)) ?? refuse(coreFailures.not_found)
  const items = await itemsOfFlashSale(parts.db, id, language)
  const { is_publish, admin_discount_percentage, vendor_discount_percentage, title } = row.sale
  return {
    ...presentListed(parts, row, language),
    ...{ is_publish, admin_discount_percentage, vendor_discount_percentage },
    texts: { title: ownText(title, await parts.mainLanguage()) },
    items: items.map(({ image, price, discount, ...item }) => ({
      ...item,
      price: fromMinor(price),
      discount: fromMinor(discount),
      image_full_url: pictureUrl(origin, 'item', image),
    })),
  }
}

function presentListed(
  { clock, time_zone }: DeskPromotionParts,
  { sale, ...counted }: ShownFlashSale,
  language: Language,
): ListedFlashSale {
  const { id, module_id, title, version, start_date, end_date, archived_at, is_publish } = sale
  const [from, to] = [start_date.toISOString(), end_date.toISOString()]
  const period = { is_archived: archived_at !== null, is_on: is_publish, from, to }
  const local = (instant: Date) => wallTime(instant, time_zone).slice(0, 16)
  return {
    ...{ id, module_id, version, ...counted },
    title: title[language],
    starts_at: local(start_date),
    ends_at: local(end_date),
    state: periodState(period, clock.now().toISOString()),
  }
}
