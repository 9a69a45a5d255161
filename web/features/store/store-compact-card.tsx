// A store in one line: logo, name, what it sells, rating, how soon and for how much, for rails of many stores.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { StoreCuisines } from './store-cuisines.tsx'
import { StoreDistance, StoreFacts } from './store-facts.tsx'
import { StoreLink } from './store-link.tsx'
import { StoreRating } from './store-rating.tsx'
import { useOpensText } from './use-opens-text.ts'

interface StoreCompactCardProps {
  store: Store
  module_type: ModuleType | undefined
  /** At the end of the line, such as a heart. */
  actions?: ReactNode
}

export function StoreCompactCard({ store, module_type, actions }: StoreCompactCardProps) {
  const closed = !isStoreOpen(store)
  return (
    <article className="relative flex h-full items-center gap-3 rounded-card bg-surface p-3 shadow-soft transition duration-calm ease-calm hover:-translate-y-0.5 hover:shadow-raised">
      <Picture
        picture={{ url: store.logo_full_url, width: 400, height: 400 }}
        alt=""
        sizes="80px"
        className={classNames('size-18 shrink-0 rounded-card sm:size-20', closed && 'opacity-60')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="font-semibold text-14 sm:text-16">
          <StoreLink store={store} module_type={module_type} className="stretched-link line-clamp-2">
            {store.name}
          </StoreLink>
        </h3>
        {/* Beside the cuisines, of which the end can be spared: a name is read whole. On phones so little of them
            would be left that the rating goes below. */}
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:flex-nowrap">
          <div className="min-w-0 basis-full sm:basis-auto">
            <StoreCuisines store={store} />
          </div>
          <StoreRating store={store} />
        </div>
        {closed ? <ClosedLine store={store} /> : <StoreFacts store={store} />}
        <StoreDistance store={store} />
      </div>
      {actions ? <div className="relative z-2 shrink-0 self-center">{actions}</div> : null}
    </article>
  )
}

function ClosedLine({ store }: Pick<StoreCompactCardProps, 'store'>) {
  const t = useTranslations('common')
  const opens = useOpensText(store)
  return (
    <p suppressHydrationWarning className="font-medium text-13 text-danger-ink tabular">
      {opens ? `${t('closed_now')} · ${opens}` : t('closed_now')}
    </p>
  )
}
