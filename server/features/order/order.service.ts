// Orders of a guest or a customer: reading and changing them; the other features enter here.
import { refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { Page } from '#contract/core/paging.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import type { Order, OrderLine, TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { CouponService } from '#server/features/coupon/coupon.service.ts'
import type { ModuleService } from '#server/features/module/module.service.ts'
import type { ParcelService } from '#server/features/parcel/parcel.service.ts'
import type { PaymentService } from '#server/features/payment/payment.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import type { ZoneService } from '#server/features/zone/zone.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { CustomerIdentity, GuestIdentity } from '#server/platform/http/caller/identity.ts'
import { ownerOf } from '#server/platform/http/caller/owner.ts'
import type { PrivatePictures } from '#server/platform/images/private-pictures.ts'
import type { UploadStore } from '#server/platform/images/uploads.ts'
import {
  belongings,
  countOrders,
  hasRunningOrder,
  linesOf,
  mostFrequentTip,
  type OrderRow,
  type OrderStand,
  offlinePaymentOf,
  orderById,
  orderOf,
  ordersOf,
  paymentsOf,
  runningAmounts,
} from './order.db.ts'
import { createOrderActions } from './order-actions.ts'
import { createOrderPayment } from './payment/order-payment.ts'
import { createOrderPersonalData } from './personal-data/order-personal-data.ts'
import { type OrderKey, orderOfKey, rememberKey } from './placing/record-order.db.ts'
import { createOrderRecorder } from './placing/record-order.ts'
import { type BillTextLine, billText } from './reading/bill-text.ts'
import { type OrderSurroundings, paymentLinkOf, presentLine, presentOrder } from './reading/order.present.ts'
import { billInWords } from './reading/order-texts.ts'
import { createOrderReach, type ReachCall, type ReachParts } from './reading/reach-order.ts'
import { presentTracked, withoutSecrets } from './reading/tracked-order.present.ts'
import { takenFor } from './refund/money-back.db.ts'
import { moneyBackOf } from './refund/money-back.ts'
import { createOrderLife } from './status/change-status.ts'
import { createOrderUndo } from './status/undo-order.ts'

export type { OrderRow } from './order.db.ts'
export type { NewOrder, NewOrderPayment } from './placing/record-order.db.ts'
export type { WantedLine } from './placing/record-order.ts'

export interface OrderParts {
  db: Database
  clock: Clock
  time_zone: string
  modules: Pick<ModuleService, 'list'>
  stores: Pick<StoreService, 'storesByIds'>
  parcels: Pick<ParcelService, 'categoriesByIds'>
  content: Pick<ContentService, 'settings'>
  coupons: Pick<CouponService, 'giveBack'>
  wallets: Pick<WalletService, 'move'>
  pictures: UploadStore
  privately: Pick<PrivatePictures, 'url'>
  payments: Pick<PaymentService, 'refundOrder' | 'refundPayment'>
  limiter: ReachParts['limiter']
  zones: Pick<ZoneService, 'idsAt'>
  config: Pick<Config, 'payment_hold_ms' | 'undo_ms'>
}

export interface OrderCall {
  caller: CustomerIdentity | GuestIdentity
  scope: Scope
}

export interface TrackCall extends ReachCall {
  scope: Scope
}

export function createOrderService(parts: OrderParts) {
  const { db, clock, time_zone, privately } = parts
  const life = createOrderLife(parts)
  const actions = createOrderActions({ ...parts, life })
  const { reach, stillReaches } = createOrderReach(parts)

  async function surroundings(rows: readonly OrderRow[], scope: Scope): Promise<OrderSurroundings> {
    const storeIds = [...new Set(rows.flatMap((row) => row.store_id ?? []))]
    const kinds = [...new Set(rows.flatMap((row) => row.parcel_category_id ?? []))]
    const [own, stores, parcelCategories, modules] = await Promise.all([
      belongings(db, rows),
      parts.stores.storesByIds(storeIds, scope),
      parts.parcels.categoriesByIds(kinds, scope),
      parts.modules.list({ ...scope, zone_ids: [] }),
    ])
    const moduleTypes = new Map(modules.map((one) => [one.id, one.module_type]))
    return { ...own, stores, parcelCategories, moduleTypes, time_zone, privately }
  }

  async function present(rows: readonly OrderRow[], scope: Scope): Promise<Order[]> {
    if (rows.length === 0) return []
    const around = await surroundings(rows, scope)
    return rows.map((row) => presentOrder(row, around, scope))
  }

  async function billOf({ bill }: OrderRow, language: Language) {
    const { additional_charge_name } = await parts.content.settings()
    return billInWords(db, bill, { language, additional_charge_name: additional_charge_name[language] })
  }

  async function presentWhole(row: OrderRow, scope: Scope): Promise<TrackedOrder> {
    const [around, bill, payments, offline, taken, modules] = await Promise.all([
      surroundings([row], scope),
      billOf(row, scope.language),
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

  return {
    ...actions,
    ...createOrderPayment({ ...parts, life }),
    ...createOrderPersonalData({ ...parts, presentWhole }),
    ...createOrderUndo({ ...parts, life }),

    async list(stand: OrderStand, page: Page, { caller, scope }: OrderCall) {
      const owner = ownerOf(caller)
      const [rows, total_size] = await Promise.all([
        ordersOf(db, owner, stand, page),
        countOrders(db, owner, stand),
      ])
      return { total_size, limit: page.limit, offset: page.offset, orders: await present(rows, scope) }
    },

    async details(order_id: number, { caller, scope }: OrderCall): Promise<OrderLine[] | TrackedOrder> {
      const row = await orderOf(db, ownerOf(caller), order_id)
      refuseUnless(row, orderFailures.unknown)
      const lines = await linesOf(db, order_id)
      if (lines.length === 0) return presentWhole(row, scope)
      return lines.map((line) => presentLine(line, scope, time_zone))
    },

    async requireReachable(order_id: number, call: ReachCall): Promise<OrderRow> {
      return (await reach(order_id, call)).row
    },
    stillReaches,

    async track(order_id: number, call: TrackCall): Promise<TrackedOrder> {
      const { row, isOwner } = await reach(order_id, call)
      const whole = await presentWhole(row, call.scope)
      return isOwner ? whole : withoutSecrets(whole)
    },

    /** For checkout: writes a new order inside its transaction. */
    record: createOrderRecorder({ clock, life }),
    placedUnder: (tx: Statements, key: Pick<OrderKey, 'owner' | 'key'>) => orderOfKey(tx, key, clock.now()),
    rememberKey: (tx: Statements, key: OrderKey & { order_id: number }) => rememberKey(tx, key, clock.now()),

    /** For the page an order is paid at. */
    async billText(order_id: number, language: Language): Promise<BillTextLine[]> {
      const [row, settings] = await Promise.all([orderById(db, order_id), parts.content.settings()])
      return row ? billText(await billOf(row, language), language, settings) : []
    },

    paymentLinkOf,
    hasRunningOrder: (customer_id: number, tx: Statements) => hasRunningOrder(tx, customer_id),
    runningAmounts: (customer_id: number) => runningAmounts(db, customer_id),
    mostFrequentTip: () => mostFrequentTip(db),
  }
}

export type OrderService = ReturnType<typeof createOrderService>
