// The wallet endpoints, one line each.
import { cashbackEndpoints } from '#contract/features/wallet/cashback.endpoints.ts'
import { loyaltyEndpoints } from '#contract/features/wallet/loyalty.endpoints.ts'
import { referralEndpoints } from '#contract/features/wallet/referral.endpoints.ts'
import { walletEndpoints as ends } from '#contract/features/wallet/wallet.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { CashbackService } from './cashback.service.ts'
import type { LoyaltyService } from './loyalty.service.ts'
import type { ReferralService } from './referral.service.ts'
import type { TopUpService } from './top-up.service.ts'
import type { WalletService } from './wallet.service.ts'

export interface WalletServices {
  wallets: WalletService
  loyalty: LoyaltyService
  referrals: ReferralService
  topUps: TopUpService
  cashback: CashbackService
}

export const walletRoutes = ({ wallets, loyalty, referrals, topUps, cashback }: WalletServices) => [
  bind(ends.transactions, ({ caller, input }) => wallets.transactions(caller.customer_id, input)),
  bind(ends.statement, ({ caller, input }) => wallets.statement(caller.customer_id, input)),
  bind(ends.addFund, ({ caller, input, scope }) => topUps.begin(caller.customer_id, input, scope), {
    perMinute: 30,
  }),
  bind(ends.bonuses, ({ scope }) => wallets.bonuses(scope)),
  bind(loyaltyEndpoints.transactions, ({ caller, input }) => loyalty.transactions(caller.customer_id, input)),
  bind(loyaltyEndpoints.transfer, async ({ caller, input, request_key, scope }) => {
    await loyalty.transfer(caller.customer_id, input.point, request_key)
    return say(scope.language, 'Point to wallet transfer successfully')
  }),
  bind(cashbackEndpoints.list, ({ caller, scope }) => cashback.offers(caller.customer_id, scope)),
  bind(cashbackEndpoints.calculate, ({ caller, input }) =>
    cashback.calculate(caller.customer_id, input.amount),
  ),
  bind(referralEndpoints.own, ({ caller }) => referrals.own(caller.customer_id)),
]
