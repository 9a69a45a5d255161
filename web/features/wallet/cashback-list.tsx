// Offers that bring money back once an order is delivered (api.md 11 B).
import { useQuery } from '@tanstack/react-query'
import BadgeDollarSign from 'lucide-react/icons/badge-dollar-sign'
import { useTranslations } from 'use-intl'
import type { Cashback } from '#contract/features/wallet/cashback.endpoints.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { cashbacksQuery } from './wallet.queries.ts'

/** Below everything else of the page: it may come when it comes. */
export function CashbackList() {
  const t = useTranslations('wallet')
  const { data: offers = [] } = useQuery(cashbacksQuery(useAccess()))
  if (offers.length === 0) return null
  return (
    <Card render={<section aria-label={t('cashback')} />} className="p-5 sm:p-6">
      <h2 className="font-semibold text-18">{t('cashback')}</h2>
      <p className="mt-1 text-14 text-ink-soft">{t('cashback_text')}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
    </Card>
  )
}

function Offer({ offer }: { offer: Cashback }) {
  const t = useTranslations('wallet')
  const { money } = useFormat()
  const { cashback_type, cashback_amount, min_purchase, max_discount } = offer
  const share = cashback_type === 'percentage' ? `${cashback_amount}%` : money(cashback_amount)
  const terms = [
    t('cashback_terms', { share: isolated(share), amount: isolated(money(min_purchase)) }),
    ...(max_discount > 0 ? [t('cashback_most', { amount: isolated(money(max_discount)) })] : []),
  ]
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-success-soft text-success-ink">
        <BadgeDollarSign aria-hidden size={20} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{offer.title}</p>
        <p className="text-13 text-ink-soft">{terms.join(' ')}</p>
      </div>
    </li>
  )
}
