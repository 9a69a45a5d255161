// Loyalty points (PRF-04): how many, what they are worth, turning them into money, and where they came from.
import { useInfiniteQuery } from '@tanstack/react-query'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { worthOf } from '#contract/features/wallet/loyalty.rules.ts'
import type { LoyaltyTransaction } from '#contract/features/wallet/wallet.schema.ts'
import { distinctById } from '#web/platform/api/paged-query.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { useAccess, useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { MovementList } from './movement-list.tsx'
import { MovementRow } from './movement-row.tsx'
import { OrderLink } from './order-link.tsx'
import { loyaltyTransactionsQuery } from './wallet.queries.ts'

export function LoyaltyPage() {
  const t = useTranslations('wallet')
  const { money, count } = useFormat()
  const { config } = useShop()
  const { profile } = useSession()
  const list = usePoints()
  const [isConverting, setConverting] = useState(false)
  const pending = list.data?.pages[0]?.replies[0]?.pending_point ?? 0
  const points = profile?.loyalty_point ?? 0
  const terms = {
    exchange_rate: config.loyalty_point_exchange_rate,
    minimum_point: config.loyalty_point_minimum_point,
  }
  const worth = fromMinor(worthOf(points, terms))
  return (
    <>
      <BalanceCard
        label={t('points')}
        figure={profile && count(points)}
        note={
          <>
            {profile ? (
              t('points_worth', { amount: isolated(money(worth)) })
            ) : (
              <Skeleton className="inline-block h-4 w-40 rounded-full" />
            )}
            {pending > 0 ? <span className="block">{t('points_pending', { points: pending })}</span> : null}
          </>
        }
        actions={
          config.customer_wallet_status === 1 ? (
            <Button onClick={() => setConverting(true)} disabled={points === 0}>
              <ArrowRightLeft aria-hidden size={18} />
              {t('convert')}
            </Button>
          ) : null
        }
      />
      <HowItWorks />
      <PointHistory list={list} />
      <ConvertDialog open={isConverting} onOpenChange={setConverting} points={points} terms={terms} />
    </>
  )
}

const usePoints = () => useInfiniteQuery(loyaltyTransactionsQuery(useAccess()))

function HowItWorks() {
  const t = useTranslations('wallet')
  const { money } = useFormat()
  const { config } = useShop()
  const rate = Math.max(1, config.loyalty_point_exchange_rate)
  return (
    <Card render={<section aria-label={t('how_points')} />} className="p-5 sm:p-6">
      <h2 className="font-semibold text-18">{t('how_points')}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-14 text-ink-soft">
        <li>
          {t('how_earn', {
            points: config.loyalty_point_item_purchase_point,
            amount: isolated(money(100)),
          })}
        </li>
        <li>{t('how_worth', { points: rate, amount: isolated(money(1)) })}</li>
        <li>{t('how_minimum', { points: config.loyalty_point_minimum_point })}</li>
      </ul>
    </Card>
  )
}

function PointHistory({ list }: { list: ReturnType<typeof usePoints> }) {
  const t = useTranslations('wallet')
  const rows = distinctById(
    list.data?.pages.flatMap((page) => page.replies.flatMap(({ data }) => data)) ?? [],
  )
  return (
    <Card render={<section aria-label={t('history')} />} className="p-5 sm:p-6">
      <h2 className="font-semibold text-18">{t('history')}</h2>
      <div className="mt-2">
        <MovementList list={list} rows={rows} empty={{ title: t('no_points'), text: t('no_points_text') }}>
          {(row) => <PointRow transaction={row} />}
        </MovementList>
      </div>
    </Card>
  )
}

function PointRow({ transaction }: { transaction: LoyaltyTransaction }) {
  const t = useTranslations('wallet')
  const { count, moment } = useFormat()
  const { transaction_type: type, credit, debit, balance, reference, created_at } = transaction
  const when = moment(created_at, 'date_time')
  const gained = credit - debit
  return (
    <MovementRow
      Icon={type === 'order_place' ? ShoppingBag : ArrowRightLeft}
      title={t(`point_types.${type}`)}
      detail={
        <Dotted>
          {when}
          {type === 'order_place' ? <OrderLink id={reference} /> : null}
        </Dotted>
      }
      amount={`${gained > 0 ? '+' : ''}${count(gained)}`}
      isGain={gained > 0}
      after={t('after', { amount: isolated(count(balance)) })}
    />
  )
}
