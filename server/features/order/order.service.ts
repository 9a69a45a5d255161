// Orders of a guest or a customer: reading and changing them; the other features enter here.
import type { Language } from '#contract/core/language.ts'
import type { Page } from '#contract/core/paging.ts'
import type { OfflineInfo } from '#contract/features/order/order.endpoints.ts'
import type { Statements } from '#server/database/connection.ts'
import type { CouponService } from '#server/features/coupon/coupon.service.ts'
import type { PaymentService } from '#server/features/payment/payment.service.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import type { ZoneService } from '#server/features/zone/zone.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { UploadStore } from '#server/platform/images/uploads.ts'
import {
  hasRunningOrder,
  mostFrequentTip,
  type OrderRow,
  type OrderStand,
  runningAmounts,
} from './order.db.ts'
import type { OwnerCall } from './own-order.ts'
import {
  correctOfflinePayment,
  type ReportedPayment,
  reportOfflinePayment,
} from './payment/offline-payment.ts'
import { createOrderPayment } from './payment/order-payment.ts'
import { payInCash } from './payment/pay-in-cash.ts'
import { createOrderPersonalData } from './personal-data/order-personal-data.ts'
import { type OrderKey, orderOfKey, rememberKey } from './placing/record-order.db.ts'
import { createOrderRecorder } from './placing/record-order.ts'
import { paymentLinkOf } from './reading/order.present.ts'
import { type PresentParts, presentWhole } from './reading/present-orders.ts'
import { createOrderReach, type ReachCall, type ReachParts } from './reading/reach-order.ts'
import { billTextOf, listOrders, orderDetails, type TrackCall, trackOrder } from './reading/read-orders.ts'
import { createRefundRequest } from './refund/request-refund.ts'
import { cancelOrder } from './status/cancel-order.ts'
import { createOrderLife } from './status/change-status.ts'
import { createOrderUndo } from './status/undo-order.ts'

export type { OrderRow } from './order.db.ts'
export type { NewOrder, NewOrderPayment } from './placing/record-order.db.ts'
export type { WantedLine } from './placing/record-order.ts'

export interface OrderParts extends PresentParts {
  clock: Clock
  coupons: Pick<CouponService, 'giveBack'>
  wallets: Pick<WalletService, 'move'>
  pictures: UploadStore
  payments: Pick<PaymentService, 'refundOrder' | 'refundPayment'>
  limiter: ReachParts['limiter']
  zones: Pick<ZoneService, 'idsAt'>
  config: Pick<Config, 'payment_hold_ms' | 'undo_ms'>
}

export function createOrderService(parts: OrderParts) {
  const { db, clock } = parts
  const life = createOrderLife(parts)
  const living = { ...parts, life }
  const { reach, stillReaches } = createOrderReach(parts)
  const whole = (row: OrderRow, scope: Scope) => presentWhole(parts, row, scope)

  return {
    list: (stand: OrderStand, page: Page, call: OwnerCall) => listOrders(parts, stand, page, call),
    details: (order_id: number, call: OwnerCall) => orderDetails(parts, order_id, call),
    requireReachable: async (order_id: number, call: ReachCall) => (await reach(order_id, call)).row,
    stillReaches,
    track: async (order_id: number, call: TrackCall) =>
      trackOrder(parts, await reach(order_id, call), call.scope),

    cancel: (order_id: number, reason: string, call: OwnerCall) =>
      cancelOrder(living, order_id, reason, call),
    ...createOrderUndo(living),
    payInCash: (order_id: number, call: OwnerCall) => payInCash(living, order_id, call),
    offlinePayment: (info: ReportedPayment, call: OwnerCall) => reportOfflinePayment(parts, info, call),
    offlinePaymentUpdate: (info: OfflineInfo, call: OwnerCall) => correctOfflinePayment(parts, info, call),
    ...createOrderPayment(living),
    requestRefund: createRefundRequest(living),

    /** For checkout: writes a new order inside its transaction. */
    record: createOrderRecorder(living),
    placedUnder: (tx: Statements, key: Pick<OrderKey, 'owner' | 'key'>) => orderOfKey(tx, key, clock.now()),
    rememberKey: (tx: Statements, key: OrderKey & { order_id: number }) => rememberKey(tx, key, clock.now()),

    /** For the page an order is paid at. */
    billText: (order_id: number, language: Language) => billTextOf(parts, order_id, language),
    paymentLinkOf,

    ...createOrderPersonalData({ ...parts, presentWhole: whole }),
    hasRunningOrder: (customer_id: number, tx: Statements) => hasRunningOrder(tx, customer_id),
    runningAmounts: (customer_id: number) => runningAmounts(db, customer_id),
    mostFrequentTip: () => mostFrequentTip(db),
  }
}

export type OrderService = ReturnType<typeof createOrderService>
