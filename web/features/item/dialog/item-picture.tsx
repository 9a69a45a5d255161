// The picture of the open item; while its store is closed it is dimmed, can still be made out, and says 'CLOSED NOW'.

import { useTranslations } from 'use-intl'
import type { Item } from '#contract/features/item/item.schema.ts'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { DistanceBadge } from '../item-badges.tsx'
import { dialogPicture } from './dialog-look.ts'

interface ItemPictureProps {
  item: Item
  store: Pick<Store, 'active' | 'open'>
}

export function ItemPicture({ item, store }: ItemPictureProps) {
  return (
    <div className={classNames('relative isolate overflow-hidden', dialogPicture)}>
      <Picture
        picture={{ url: item.image_full_url, width: 800, height: 800 }}
        alt={item.name}
        sizes="(min-width: 640px) 360px, 100vw"
        priority
        className="absolute inset-0 size-full object-cover"
      />
      <DistanceBadge item={item} />
      <ClosedOverlay store={store} />
    </div>
  )
}

export function ClosedOverlay({ store }: Pick<ItemPictureProps, 'store'>) {
  const t = useTranslations('item')
  if (isStoreOpen(store)) return null
  return (
    <p className="absolute inset-0 grid place-items-center bg-scrim/40">
      <span className="rounded-card bg-scrim px-4 py-2 font-semibold text-16 text-on-scrim">
        {t('closed_now')}
      </span>
    </p>
  )
}
