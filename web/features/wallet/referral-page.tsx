// Bringing friends (PRF-04): the code, a link that fills the sign-up form, what both sides get, who came.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess, useShop } from '#web/platform/shop/use-shop.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { FriendList } from './friend-list.tsx'
import { ShareCode } from './share-code.tsx'
import { referralQuery } from './wallet.queries.ts'

export function ReferralPage() {
  const t = useTranslations()
  const { money } = useFormat()
  const { data, isError, refetch } = useQuery(referralQuery(useAccess()))
  if (isError) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => refetch()}
      />
    )
  }
  if (!data) return <Skeleton className="h-120 rounded-card" />
  return (
    <>
      <ShareCode code={data.ref_code} />
      <WhatBothGet reward={isolated(money(data.reward))} />
      <BalanceCard label={t('wallet.earned')} figure={money(data.earned)} />
      <FriendList friends={data.joined} />
    </>
  )
}

function WhatBothGet({ reward }: { reward: string }) {
  const t = useTranslations('wallet')
  const { money } = useFormat()
  const { config } = useShop()
  const discount =
    config.new_customer_discount_amount_type === 'percentage'
      ? `${config.new_customer_discount_amount}%`
      : money(config.new_customer_discount_amount)
  return (
    <Card render={<section aria-label={t('how_referral')} />} className="p-5 sm:p-6">
      <h2 className="font-semibold text-18">{t('how_referral')}</h2>
      <ol className="mt-3 flex list-decimal flex-col gap-1.5 ps-5 text-14 text-ink-soft">
        <li>{t('referral_share')}</li>
        <li>{t('referral_join')}</li>
        <li>{t('referral_reward', { amount: reward })}</li>
        {config.new_customer_discount_status === 1 ? (
          <li>{t('referral_friend', { discount: isolated(discount) })}</li>
        ) : null}
      </ol>
    </Card>
  )
}
