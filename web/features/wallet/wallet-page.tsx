// The wallet (PRF-04): what is in it, how to add to it, and everything that happened to it.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type WalletFilter, walletFilters } from '#contract/features/wallet/wallet.rules.ts'
import { distinctById } from '#web/platform/api/paged-query.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { useAccess, useShop } from '#web/platform/shop/use-shop.ts'
import { Chip } from '#web/ui/action/chip.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AddFund } from './add-fund.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BonusList } from './bonus-list.tsx'
import { CashbackList } from './cashback-list.tsx'
import { MovementList } from './movement-list.tsx'
import { StatementButton } from './statement-button.tsx'
import { useWalletReturn } from './use-wallet-return.ts'
import { walletTransactionsQuery } from './wallet.queries.ts'
import { WalletRow } from './wallet-row.tsx'

export function WalletPage() {
  const t = useTranslations('wallet')
  const format = useFormat()
  const { profile } = useSession()
  const { config } = useShop()
  useWalletReturn()
  const canAdd = config.add_fund_status === 1 && config.active_payment_method_list.length > 0
  return (
    <>
      <BalanceCard
        label={t('balance')}
        figure={profile && format.money(profile.wallet_balance)}
        actions={
          <>
            {canAdd ? <AddFund /> : null}
            <StatementButton />
          </>
        }
      />
      {canAdd ? <BonusList /> : null}
      <History />
      <CashbackList />
    </>
  )
}

function History() {
  const t = useTranslations('wallet')
  const [type, setType] = useState<WalletFilter>('all')
  const list = useInfiniteQuery({
    ...walletTransactionsQuery(useAccess(), type),
    placeholderData: keepPreviousData,
  })
  const rows = distinctById(
    list.data?.pages.flatMap((page) => page.replies.flatMap(({ data }) => data)) ?? [],
  )
  return (
    <Card render={<section aria-label={t('history')} />} className="p-5 sm:p-6">
      <h2 className="font-semibold text-18">{t('history')}</h2>
      <fieldset
        aria-label={t('filter')}
        className="-mx-5 mt-3 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 scrollbar-none sm:-mx-6 sm:px-6"
      >
        {walletFilters.map((filter) => (
          <Chip key={filter} selected={filter === type} onClick={() => setType(filter)}>
            {t(`filters.${filter}`)}
          </Chip>
        ))}
      </fieldset>
      <div aria-busy={list.isPlaceholderData} className="mt-2">
        <MovementList
          list={list}
          rows={rows}
          empty={{ title: t('no_history'), text: t(type === 'all' ? 'no_history_text' : 'no_filtered_text') }}
        >
          {(row) => <WalletRow transaction={row} />}
        </MovementList>
      </div>
    </Card>
  )
}
