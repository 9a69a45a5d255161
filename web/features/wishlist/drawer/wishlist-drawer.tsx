// The customer's wishlist, in two tabs named by the module (WSH-01, WSH-03).
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { traitsOf } from '#contract/core/module-type.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { wishlistQuery } from '../wishlist.queries.ts'
import { type WishlistEntry, wishlistInModule } from '../wishlist-entry.ts'
import { WishlistRow } from './wishlist-row.tsx'

interface WishlistDrawerProps {
  open: boolean
  onOpenChange(open: boolean): void
  itemCard(item: Item): ReactNode
  storeCard(store: Store): ReactNode
}

const kinds = ['item', 'store'] as const

export function WishlistDrawer({ open, onOpenChange, itemCard, storeCard }: WishlistDrawerProps) {
  const t = useTranslations()
  const [kind, setKind] = useState<WishlistEntry['kind']>('item')
  const access = useShownAccess()
  const { module } = access.shop
  const { data, isError, refetch } = useQuery({ ...wishlistQuery(access), enabled: open })
  const list = data && wishlistInModule(data, module?.id)
  const words = traitsOf(module?.module_type).store_word

  const panel = (shown: WishlistEntry['kind']) => {
    if (isError) {
      return (
        <QuietFailure
          text={t('common.section_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => refetch()}
        />
      )
    }
    if (!list) return <WishlistSkeleton />
    if (list[shown].length === 0) {
      return (
        <EmptyState
          picture={<EmptyPicture />}
          title={t(`wishlist.${words}.no_${shown}`)}
          text={t('wishlist.empty_text')}
        />
      )
    }
    return (
      <ul className="flex flex-col gap-3">
        {shown === 'item'
          ? list.item.map((item) => (
              <WishlistRow key={item.id} entry={{ kind: 'item', id: item.id, name: item.name }}>
                {itemCard(item)}
              </WishlistRow>
            ))
          : list.store.map((store) => (
              <WishlistRow key={store.id} entry={{ kind: 'store', id: store.id, name: store.name }}>
                {storeCard(store)}
              </WishlistRow>
            ))}
      </ul>
    )
  }

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('wishlist.title')}
      closeLabel={t('common.close')}
      width="wide"
    >
      <Tabs
        label={t('wishlist.title')}
        tabs={kinds.map((value) => ({
          value,
          label: t(`wishlist.${words}.${value}s`),
          panel: panel(value),
        }))}
        value={kind}
        onValueChange={setKind}
      />
    </Drawer>
  )
}

const rows = ['one', 'two', 'three']

function WishlistSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {rows.map((row) => (
        <Skeleton key={row} className="h-28 w-full rounded-card" />
      ))}
    </div>
  )
}
