// Bonuses that run now for adding money.
import { useQuery } from '@tanstack/react-query'
import Gift from 'lucide-react/icons/gift'
import { useTranslations } from 'use-intl'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { bonusesQuery } from './wallet.queries.ts'

const listLook = 'grid gap-4 sm:grid-cols-2'

export function BonusList() {
  const t = useTranslations('wallet')
  const { data: bonuses = [], isPending } = useQuery(bonusesQuery(useAccess()))
  if (isPending) return <BonusesLoading />
  if (bonuses.length === 0) return null
  return (
    <ul aria-label={t('bonuses')} className={listLook}>
      {bonuses.map(({ id, title, description }) => (
        <li key={id} className="flex items-center gap-3 rounded-card bg-surface p-4 shadow-soft">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-success-soft text-success-ink">
            <Gift aria-hidden size={20} />
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="text-13 text-ink-soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A placeholder of their size, or what happened to the wallet would jump when they come. */
function BonusesLoading() {
  return (
    <div aria-hidden className={listLook}>
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} className="h-19 rounded-card" />
      ))}
    </div>
  )
}
