// The wallet endpoints, one line each.
import { walletEndpoints as ends } from '#contract/features/wallet/wallet.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { WalletService } from './wallet.service.ts'

export const walletRoutes = (service: WalletService) => [
  bind(ends.transactions, ({ caller, input }) => service.transactions(caller.customer_id, input)),
  bind(ends.bonuses, ({ scope }) => service.bonuses(scope)),
]
