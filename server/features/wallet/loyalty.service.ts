// Loyalty points: delivered orders earn them, customers turn them into money in the wallet.
import { randomUUID } from 'node:crypto'
import { refuseUnless } from '#contract/core/failure.ts'
import type { Page } from '#contract/core/paging.ts'
import {
  conversionProblem,
  pointsConverted,
  pointsEarned,
  worthOf,
} from '#contract/features/wallet/loyalty.rules.ts'
import { walletFailures } from '#contract/features/wallet/wallet.failures.ts'
import { entriesOf, type PointType, pointMovements } from '#contract/features/wallet/wallet.rules.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { CashbackService } from './cashback.service.ts'
import {
  balanceOf,
  countMovements,
  type LedgerDatabase,
  lockHoldings,
  movedBefore,
  movementsOf,
} from './ledger.db.ts'
import { post } from './ledger.ts'
import type { ReferralService } from './referral.service.ts'
import { presentPointTransaction } from './wallet.present.ts'
import type { WalletService } from './wallet.service.ts'

export interface LoyaltyParts {
  db: Database
  clock: Clock
  content: Pick<ContentService, 'settings'>
  wallets: Pick<WalletService, 'move'>
  referrals: Pick<ReferralService, 'reward'>
  cashback: Pick<CashbackService, 'orderDelivered'>
  /** Minor units of each order that is still on its way. */
  runningAmounts(customer_id: number): Promise<readonly number[]>
}

export interface DeliveredOrder {
  id: number
  customer_id: number
  /** Minor units. */
  order_amount: number
  /** Of this customer's delivered orders. */
  is_first: boolean
  created_at: Date
}

interface PointMovement {
  customer_id: number
  transaction_type: PointType
  points: number
  reference: string
}

const pointsHeld = (customer_id: number) => ({ customer_id, currency: 'point' }) as const

export function createLoyaltyService(parts: LoyaltyParts) {
  const { db, referrals, cashback } = parts

  return {
    /**
     * What a delivered order brings: points and cashback to its customer, and thanks to whoever brought the customer.
     * Called inside the transaction that marks the order delivered; a repeated call changes nothing.
     */
    async orderDelivered(tx: LedgerDatabase, order: DeliveredOrder): Promise<void> {
      await earnPoints(parts, tx, order)
      await cashback.orderDelivered(tx, order)
      if (order.is_first) await referrals.reward(tx, order.customer_id)
    },

    orderRefunded: (tx: LedgerDatabase, order: Pick<DeliveredOrder, 'id' | 'customer_id'>): Promise<void> =>
      takeBackPoints(parts, tx, order),

    transfer: (customer_id: number, asked: number, request_key: string | null): Promise<void> =>
      transferToWallet(parts, customer_id, asked, request_key),

    async transactions(customer_id: number, page: Page) {
      const held = pointsHeld(customer_id)
      const [rows, total_size, pending_point] = await Promise.all([
        movementsOf(db, held, { page }),
        countMovements(db, held),
        pendingPoints(parts, customer_id),
      ])
      return { total_size, ...page, pending_point, data: rows.map(presentPointTransaction) }
    },

    /** For the customer's copy of everything kept. */
    export: async (customer_id: number) =>
      (await movementsOf(db, pointsHeld(customer_id), {})).map(presentPointTransaction),
  }
}

export type LoyaltyService = ReturnType<typeof createLoyaltyService>

function movePoints({ clock }: LoyaltyParts, tx: LedgerDatabase, movement: PointMovement) {
  const { customer_id, transaction_type, points, reference } = movement
  return post(tx, {
    movement: { ...pointsHeld(customer_id), transaction_type, reference, created_at: clock.now() },
    entries: entriesOf(pointMovements[transaction_type], points),
    shortage: walletFailures.insufficient_point,
  })
}

async function earnPoints(
  parts: LoyaltyParts,
  tx: LedgerDatabase,
  { id, customer_id, order_amount }: DeliveredOrder,
): Promise<void> {
  const { loyalty_point_status, loyalty_point_item_purchase_point } = await parts.content.settings()
  const points = pointsEarned(order_amount, loyalty_point_item_purchase_point)
  if (!loyalty_point_status || points === 0) return
  await movePoints(parts, tx, { customer_id, transaction_type: 'order_place', points, reference: String(id) })
}

/**
 * The points of an order whose money went back go too, as far as they are still there.
 * Called inside the transaction that marks the order refunded; a repeated call changes nothing.
 */
async function takeBackPoints(
  parts: LoyaltyParts,
  tx: LedgerDatabase,
  { id, customer_id }: Pick<DeliveredOrder, 'id' | 'customer_id'>,
): Promise<void> {
  await lockHoldings(tx, customer_id)
  const held = pointsHeld(customer_id)
  const reference = String(id)
  const moved = (transaction_type: PointType) =>
    movedBefore(tx, { ...held, transaction_type, reference, created_at: parts.clock.now() })
  const earned = (await moved('order_place')) ?? 0
  const points = Math.min(earned, await balanceOf(tx, held))
  if (points <= 0 || (await moved('order_refund')) !== null) return
  await movePoints(parts, tx, { customer_id, transaction_type: 'order_refund', points, reference })
}

/** Points go and money comes in one transaction; a request under the same key is done once. */
async function transferToWallet(
  parts: LoyaltyParts,
  customer_id: number,
  asked: number,
  request_key: string | null,
): Promise<void> {
  const settings = await parts.content.settings()
  const isOn = settings.loyalty_point_status && settings.customer_wallet_status
  refuseUnless(isOn, walletFailures.transfer_off)
  const terms = {
    exchange_rate: settings.loyalty_point_exchange_rate,
    minimum_point: settings.loyalty_point_minimum_point,
  }
  const reference = request_key ?? randomUUID()
  const points = pointsConverted(asked, terms)
  refuseUnless(points > 0, walletFailures.insufficient_point)
  await parts.db.transaction(async (tx) => {
    const movement = { customer_id, transaction_type: 'point_to_wallet', points, reference } as const
    const isTaken = await movePoints(parts, tx, movement)
    if (!isTaken) return
    const left = await balanceOf(tx, pointsHeld(customer_id))
    const problem = conversionProblem(asked, left + points, terms)
    refuseUnless(problem === null, walletFailures.insufficient_point)
    const amount = worthOf(points, terms)
    await parts.wallets.move(tx, { customer_id, transaction_type: 'loyalty_point', amount, reference })
  })
}

/** What running orders will bring once they are delivered. */
async function pendingPoints(parts: LoyaltyParts, customer_id: number): Promise<number> {
  const { loyalty_point_status, loyalty_point_item_purchase_point: percent } = await parts.content.settings()
  if (!loyalty_point_status) return 0
  const amounts = await parts.runningAmounts(customer_id)
  return amounts.reduce((sum, amount) => sum + pointsEarned(amount, percent), 0)
}
