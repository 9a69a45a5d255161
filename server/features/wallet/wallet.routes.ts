// The wallet endpoints, one line each.
import { loyaltyEndpoints } from '#contract/features/wallet/loyalty.endpoints.ts'
import { referralEndpoints } from '#contract/features/wallet/referral.endpoints.ts'
import { walletEndpoints as ends } from '#contract/features/wallet/wallet.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { LoyaltyService } from './loyalty.service.ts'
import type { ReferralService } from './referral.service.ts'
import type { WalletService } from './wallet.service.ts'

export const walletRoutes = (service: WalletService, loyalty: LoyaltyService, referrals: ReferralService) => [
  bind(ends.transactions, ({ caller, input }) => service.transactions(caller.customer_id, input)),
  bind(ends.statement, ({ caller, input }) => service.statement(caller.customer_id, input)),
  bind(ends.bonuses, ({ scope }) => service.bonuses(scope)),
  bind(loyaltyEndpoints.transactions, ({ caller, input }) => loyalty.transactions(caller.customer_id, input)),
  bind(loyaltyEndpoints.transfer, async ({ caller, input, request_key, scope }) => {
    await loyalty.transfer(caller.customer_id, input.point, request_key)
    return say(scope.language, 'Point to wallet transfer successfully')
  }),
  bind(referralEndpoints.own, ({ caller }) => referrals.own(caller.customer_id)),
]
