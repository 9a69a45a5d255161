// Cashback: delivered orders bring some of their price back to the wallet, by the offers in the shop's settings.
import { localMoment } from '#contract/core/local-time.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import type { CalculatedCashback, Cashback } from '#contract/features/wallet/cashback.endpoints.ts'
import { bestCashback } from '#contract/features/wallet/cashback.rules.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { cashbackReference, cashbackUses } from './cashback.db.ts'
import { type LedgerDatabase, lockHoldings } from './ledger.db.ts'
import type { WalletService } from './wallet.service.ts'

export interface CashbackParts {
  db: Database
  clock: Clock
  time_zone: string
  content: Pick<ContentService, 'settings'>
  wallets: Pick<WalletService, 'move'>
}

export interface PaidBackOrder {
  id: number
  customer_id: number
  /** Minor units. */
  order_amount: number
  /** The offers of that day count: what was promised is kept. */
  created_at: Date
}

type Offer = Awaited<ReturnType<ContentService['settings']>>['cashback'][number]

export function createCashbackService(parts: CashbackParts) {
  const { db, clock, wallets } = parts

  return {
    /** Inside the transaction that marks the order delivered; a repeated call changes nothing. */
    async orderDelivered(tx: LedgerDatabase, order: PaidBackOrder): Promise<void> {
      const { id, customer_id, order_amount, created_at } = order
      const running = await offersOn(parts, created_at)
      if (running.length === 0) return
      // Two orders that are delivered at once must not both be the last that is paid back.
      await lockHoldings(tx, customer_id)
      const best = bestCashback(order_amount, await usableBy(tx, customer_id, running))
      if (!best) return
      await wallets.move(tx, {
        customer_id,
        transaction_type: 'CashBack',
        amount: best.back,
        reference: cashbackReference(best.offer.id, id),
      })
    },

    async offers(customer_id: number, scope: Scope): Promise<Cashback[]> {
      const usable = await usableBy(db, customer_id, await offersOn(parts, clock.now()))
      return usable.map((offer) => ({
        ...presentTerms(offer),
        title: offer.title[scope.language],
        customer_id: '["all"]',
        same_user_limit: offer.same_user_limit,
        total_used: offer.uses,
        start_date: offer.start_date,
        end_date: offer.end_date,
        status: 1,
      }))
    },

    async calculate(customer_id: number, amount: number): Promise<CalculatedCashback | null> {
      const usable = await usableBy(db, customer_id, await offersOn(parts, clock.now()))
      const best = bestCashback(toMinor(amount), usable)
      return best && { ...presentTerms(best.offer), calculated_amount: fromMinor(best.back) }
    },
  }
}

export type CashbackService = ReturnType<typeof createCashbackService>

/** Money has nowhere to come back to where there are no wallets. */
async function offersOn({ content, time_zone }: CashbackParts, at: Date): Promise<readonly Offer[]> {
  const { cashback, customer_wallet_status } = await content.settings()
  if (!customer_wallet_status) return []
  const { date } = localMoment(at, time_zone)
  return cashback.filter(({ start_date, end_date }) => start_date <= date && date <= end_date)
}

async function usableBy(tx: LedgerDatabase, customer_id: number, offers: readonly Offer[]) {
  if (offers.length === 0) return []
  const uses = await cashbackUses(tx, customer_id)
  return offers
    .map((offer) => ({ ...offer, uses: uses.get(offer.id) ?? 0 }))
    .filter((offer) => offer.same_user_limit === 0 || offer.uses < offer.same_user_limit)
}

function presentTerms({ id, cashback_type, cashback_amount, min_purchase, max_discount }: Offer) {
  return {
    id,
    cashback_type,
    // Hundredths of a percent, or of a unit of money.
    cashback_amount: fromMinor(cashback_amount),
    min_purchase: fromMinor(min_purchase),
    max_discount: fromMinor(max_discount),
  }
}
