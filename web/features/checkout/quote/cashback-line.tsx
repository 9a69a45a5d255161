// What of the order comes back to the wallet, for customers of a shop that has wallets.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cashbackEndpoints } from '#contract/features/wallet/cashback.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'

export function CashbackLine({ total }: { total: number }) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const { api, shop, config } = useShop()
  const isSignedIn = useSignedIn()
  const { data } = useQuery({
    ...apiQuery({ api, shop }, cashbackEndpoints.calculate, { input: { amount: total }, quiet: true }),
    enabled: isSignedIn && config.customer_wallet_status === 1,
  })
  const back = data?.calculated_amount ?? 0
  if (back <= 0) return null
  return (
    <p role="status" className="text-14 text-success-ink">
      {t('cashback', { amount: isolated(money(back)) })}
    </p>
  )
}
