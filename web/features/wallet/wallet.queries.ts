// The customer's money, points and friends; the same in every module and zone, so browsing does not ask again.
import { cashbackEndpoints } from '#contract/features/wallet/cashback.endpoints.ts'
import { loyaltyEndpoints } from '#contract/features/wallet/loyalty.endpoints.ts'
import { referralEndpoints } from '#contract/features/wallet/referral.endpoints.ts'
import { walletEndpoints } from '#contract/features/wallet/wallet.endpoints.ts'
import type { WalletFilter } from '#contract/features/wallet/wallet.rules.ts'
import { pagedQuery } from '#web/platform/api/paged-query.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

const anywhere = ({ api, shop }: QueryAccess): QueryAccess => ({
  api,
  shop: { ...shop, module: null, zone_ids: [] },
})

export function walletTransactionsQuery({ api, shop }: QueryAccess, type: WalletFilter) {
  return pagedQuery({
    queryKey: [walletEndpoints.transactions.path, type, shop.language],
    pages: 1,
    load: (page, signal) =>
      api.call(walletEndpoints.transactions, { input: { ...page, type }, signal, quiet: true }),
    rows: ({ data }) => data,
  })
}

export function loyaltyTransactionsQuery({ api, shop }: QueryAccess) {
  return pagedQuery({
    queryKey: [loyaltyEndpoints.transactions.path, shop.language],
    pages: 1,
    load: (page, signal) => api.call(loyaltyEndpoints.transactions, { input: page, signal, quiet: true }),
    rows: ({ data }) => data,
  })
}

export const bonusesQuery = (access: QueryAccess) =>
  apiQuery(anywhere(access), walletEndpoints.bonuses, { quiet: true })

export const cashbacksQuery = (access: QueryAccess) =>
  apiQuery(anywhere(access), cashbackEndpoints.list, { quiet: true })

export const referralQuery = (access: QueryAccess) =>
  apiQuery(anywhere(access), referralEndpoints.own, { quiet: true })
