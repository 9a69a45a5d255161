// The store of a pin: its name, whether it is open, its rating, how far and how soon, and the way in.

import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { StoreDistance, StoreFacts } from '../store-facts.tsx'
import { StoreLink } from '../store-link.tsx'
import { StoreRating } from '../store-rating.tsx'

interface ChosenStoreCardProps {
  store: Store
  module_type: ModuleType | undefined
  onClose(): void
}

export function ChosenStoreCard({ store, module_type, onClose }: ChosenStoreCardProps) {
  const t = useTranslations()
  const closed = !isStoreOpen(store)
  return (
    <article
      aria-label={t('store.map_chosen')}
      className="relative flex w-full max-w-sm items-center gap-3 rounded-card bg-raised p-3 shadow-raised"
    >
      <Picture
        picture={{ url: store.logo_full_url, width: 400, height: 400 }}
        alt=""
        sizes="56px"
        className="size-14 shrink-0 rounded-card"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="font-semibold text-16">
          <StoreLink store={store} module_type={module_type} className="stretched-link">
            {store.name}
          </StoreLink>
        </h3>
        <div className="flex flex-wrap items-center gap-2">
          <Tag tone={closed ? 'danger' : 'success'}>
            {t(closed ? 'common.closed_now' : 'common.open_now')}
          </Tag>
          <StoreRating store={store} />
        </div>
        <StoreFacts store={store} />
        <StoreDistance store={store} />
      </div>
      <div className="relative z-2 self-start">
        <IconButton label={t('common.close')} size="small" onClick={onClose}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
    </article>
  )
}
