// Orders with all that is shown around them: stores, kinds of parcels, payments, bill.
import type { Language } from '#contract/core/language.ts'
import type { Order, TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { ModuleService } from '#server/features/module/module.service.ts'
import type { ParcelService } from '#server/features/parcel/parcel.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { PrivatePictures } from '#server/platform/images/private-pictures.ts'
import { belongings, type OrderRow, offlinePaymentOf, paymentsOf } from '../order.db.ts'
import { takenFor } from '../refund/money-back.db.ts'
import { moneyBackOf } from '../refund/money-back.ts'
import { type OrderSurroundings, presentOrder } from './order.present.ts'
import { billInWords } from './order-texts.ts'
import { presentTracked } from './tracked-order.present.ts'

export interface PresentParts {
  db: Database
  time_zone: string
  modules: Pick<ModuleService, 'list'>
  stores: Pick<StoreService, 'storesByIds'>
  parcels: Pick<ParcelService, 'categoriesByIds'>
  content: Pick<ContentService, 'settings'>
  privately: Pick<PrivatePictures, 'url'>
}

export async function presentOrders(
  parts: PresentParts,
  rows: readonly OrderRow[],
  scope: Scope,
): Promise<Order[]> {
  if (rows.length === 0) return []
  const around = await surroundingsOf(parts, rows, scope)
  return rows.map((row) => presentOrder(row, around, scope))
}

export async function presentWhole(parts: PresentParts, row: OrderRow, scope: Scope): Promise<TrackedOrder> {
  const { db, privately } = parts
  const [around, bill, payments, offline, taken, modules] = await Promise.all([
    surroundingsOf(parts, [row], scope),
    billOf(parts, row, scope.language),
    paymentsOf(db, row.id),
    offlinePaymentOf(db, row.id),
    takenFor(db, [row.id]),
    parts.modules.list({ ...scope, zone_ids: [] }),
  ])
  const module = modules.find((one) => one.id === row.module_id)
  const refund = around.refunds.find((one) => one.order_id === row.id)
  const moneyBack = moneyBackOf(row, taken)
  const whole = { row, bill, refund, payments, offline, moneyBack, module, privately }
  return presentTracked(presentOrder(row, around, scope), whole, scope)
}

export async function billOf({ db, content }: PresentParts, { bill }: OrderRow, language: Language) {
  const { additional_charge_name } = await content.settings()
  return billInWords(db, bill, { language, additional_charge_name: additional_charge_name[language] })
}

async function surroundingsOf(
  parts: PresentParts,
  rows: readonly OrderRow[],
  scope: Scope,
): Promise<OrderSurroundings> {
  const { time_zone, privately } = parts
  const storeIds = [...new Set(rows.flatMap((row) => row.store_id ?? []))]
  const kinds = [...new Set(rows.flatMap((row) => row.parcel_category_id ?? []))]
  const [own, stores, parcelCategories, modules] = await Promise.all([
    belongings(parts.db, rows),
    parts.stores.storesByIds(storeIds, scope),
    parts.parcels.categoriesByIds(kinds, scope),
    parts.modules.list({ ...scope, zone_ids: [] }),
  ])
  const moduleTypes = new Map(modules.map((one) => [one.id, one.module_type]))
  return { ...own, stores, parcelCategories, moduleTypes, time_zone, privately }
}
