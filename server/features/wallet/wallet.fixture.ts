// The wallet's services on a test app's database, entered as orders and payments enter them.
import { createContentService } from '#server/features/content/content.service.ts'
import { createModuleService } from '#server/features/module/module.service.ts'
import { createChanges } from '#server/platform/cache/changes.ts'
import { type TestApp, testInstant } from '#server/testing/test-app.ts'
import { createCashbackService } from './cashback.service.ts'
import { createLoyaltyService } from './loyalty.service.ts'
import { createReferralService } from './referral.service.ts'
import { createWalletService } from './wallet.service.ts'

export function walletServices({ db, parts: { log, originals } }: Pick<TestApp, 'db' | 'parts'>) {
  const clock = { now: () => new Date(testInstant) }
  const time_zone = 'Asia/Almaty'
  const changes = createChanges()
  const caching = { changes, now: () => clock.now().getTime() }
  const modules = createModuleService({ db, caching })
  const content = createContentService({
    db,
    caching,
    modules,
    time_zone,
    demo: false,
    identity_providers: [],
    reachable: [],
    set_up: [],
    log,
    originals,
  })
  const wallets = createWalletService({ db, clock, time_zone })
  const referrals = createReferralService({ db, content, wallets })
  const cashback = createCashbackService({ db, clock, time_zone, content, wallets })
  const loyalty = createLoyaltyService({
    db,
    clock,
    content,
    wallets,
    referrals,
    cashback,
    runningAmounts: async () => [],
  })
  return { wallets, loyalty, referrals, cashback, content, changes }
}

export type WalletServices = ReturnType<typeof walletServices>

/** Everything of this feature switched on: a unit for 100 points, 5 percent of an order in points, 3 for a friend. */
export const generousSettings = {
  customer_wallet_status: true,
  add_fund_status: true,
  loyalty_point_status: true,
  loyalty_point_exchange_rate: 100,
  loyalty_point_item_purchase_point: 5,
  loyalty_point_minimum_point: 200,
  ref_earning_status: true,
  ref_earning_exchange_rate: 300,
}
