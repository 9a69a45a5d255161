// Composition: what customers have with the house - money, points, and thanks for friends.
import type { Database } from './database/connection.ts'
import type { ContentService } from './features/content/content.service.ts'
import { createLoyaltyService, type LoyaltyParts } from './features/wallet/loyalty.service.ts'
import { createReferralService } from './features/wallet/referral.service.ts'
import { createWalletService } from './features/wallet/wallet.service.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'

export interface WalletServiceParts extends Pick<LoyaltyParts, 'runningAmounts'> {
  db: Database
  clock: Clock
  config: Pick<Config, 'time_zone'>
  content: ContentService
}

export function createWalletServices({ db, clock, config, content, runningAmounts }: WalletServiceParts) {
  const wallets = createWalletService({ db, clock, time_zone: config.time_zone })
  const referrals = createReferralService({ db, content, wallets })
  const loyalty = createLoyaltyService({ db, clock, content, wallets, referrals, runningAmounts })
  return { wallets, referrals, loyalty }
}
