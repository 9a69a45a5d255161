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
import { elsewhereQuery, wishlistQuery } from '../wishlist.queries.ts'
import { type WishlistEntry, wishlistInModule } from '../wishlist-entry.ts'
import { ElsewhereEntries, type ElsewhereLink } from './elsewhere-entries.tsx'
import { WishlistRow } from './wishlist-row.tsx'

interface WishlistTabsProps {
  /** Lists are read once somebody sees them. */
  isShown: boolean
  itemCard(item: Item): ReactNode
  storeCard(store: Store): ReactNode
  elsewhereLink: ElsewhereLink
}

const kinds = ['item', 'store'] as const

export function WishlistTabs(props: WishlistTabsProps) {
  const t = useTranslations('wishlist')
  const [kind, setKind] = useState<WishlistEntry['kind']>('item')
  const words = traitsOf(useShownAccess().shop.module?.module_type).store_word
  return (
    <Tabs
      label={t('title')}
      tabs={kinds.map((value) => ({
        value,
        label: t(`${words}.${value}s`),
        panel: <Entries {...props} kind={value} />,
      }))}
      value={kind}
      onValueChange={setKind}
    />
  )
}

type EntriesProps = WishlistTabsProps & Pick<WishlistEntry, 'kind'>

function Entries(props: EntriesProps) {
  const { isShown, kind, elsewhereLink } = props
  const t = useTranslations()
  const access = useShownAccess()
  const { module } = access.shop
  const here = useQuery({ ...wishlistQuery(access), enabled: isShown })
  const elsewhere = useQuery({ ...elsewhereQuery(access), enabled: isShown })
  if (here.isError || elsewhere.isError) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => {
          here.refetch()
          elsewhere.refetch()
        }}
      />
    )
  }
  if (!here.data || !elsewhere.data) return <WishlistSkeleton />
  const list = wishlistInModule(here.data, module?.id)
  const others = elsewhere.data.entries.filter((entry) => entry.kind === kind)
  const isEmpty = list[kind].length === 0
  if (isEmpty && others.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPicture />}
        title={t(`wishlist.${traitsOf(module?.module_type).store_word}.no_${kind}`)}
        text={t('wishlist.empty_text')}
      />
    )
  }
  return (
    <>
      {/* Cards are a level below the heading of their list. */}
      <h2 className="sr-only">{t(`wishlist.${traitsOf(module?.module_type).store_word}.${kind}s`)}</h2>
      {isEmpty ? null : <Cards {...props} {...list} />}
      {others.length > 0 ? <ElsewhereEntries entries={others} isAll={isEmpty} link={elsewhereLink} /> : null}
    </>
  )
}

type CardsProps = EntriesProps & { item: readonly Item[]; store: readonly Store[] }

function Cards({ kind, item, store, itemCard, storeCard }: CardsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {kind === 'item'
        ? item.map((one) => (
            <WishlistRow key={one.id} entry={{ kind: 'item', id: one.id, name: one.name }}>
              {itemCard(one)}
            </WishlistRow>
          ))
        : store.map((one) => (
            <WishlistRow key={one.id} entry={{ kind: 'store', id: one.id, name: one.name }}>
              {storeCard(one)}
            </WishlistRow>
          ))}
    </ul>
  )
}

const rows = ['one', 'two', 'three']

export function WishlistSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {rows.map((row) => (
        <Skeleton key={row} className="h-28 w-full rounded-card" />
      ))}
    </div>
  )
}
