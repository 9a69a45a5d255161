// Where an item opens: its own page in e-commerce, a dialog over the current page elsewhere (CRD-03). Either way the link
// is that of its page, for crawlers, for other tabs, and where no script is at work.
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { LinkedItem } from '#contract/features/item/card-item.ts'
import { isCampaignItem } from '#contract/features/item/item.rules.ts'
import { actsOnPress } from '#web/platform/navigation/plain-press.ts'
import { preloadItemDialog } from './dialog/load-item-dialog.ts'
import { useMetresToStore } from './use-metres-to-store.ts'

interface ItemLinkProps {
  item: LinkedItem
  className?: string
  tabIndex?: number
  children: ReactNode
}

/** The query of a product page (PRD-04); metres to its store, where they are known. */
function productSearch(item: LinkedItem, metres: number | null) {
  return {
    id: item.slug || String(item.id),
    module_id: String(item.module_id),
    ...(metres ? { distance: String(Math.round(metres)) } : {}),
    ...(isCampaignItem(item) ? { product_type: 'campaign' } : {}),
  }
}

/** The part of an address that opens the item over the page, and nothing else over it. */
function openedItem(item: Pick<LinkedItem, 'id' | 'slug'>) {
  const id = item.slug || String(item.id)
  const opened = isCampaignItem(item) ? { campaign_item: id } : { item: id }
  return { item: undefined, campaign_item: undefined, line: undefined, ...opened }
}

export function ItemLink(props: ItemLinkProps) {
  return moduleTraits[props.item.module_type].item_opens === 'page' ? (
    <PageLink {...props} />
  ) : (
    <DialogLink {...props} />
  )
}

function PageLink({ item, children, ...look }: ItemLinkProps) {
  const id = item.slug || String(item.id)
  const metres = useMetresToStore(item)
  return (
    <Link to="/product/$id" params={{ id }} search={productSearch(item, metres)} {...look}>
      {children}
    </Link>
  )
}

/** Opens the item over the page that is shown. */
export function useOpenItem(item: Pick<LinkedItem, 'id' | 'slug'>) {
  const navigate = useNavigate()
  return () =>
    navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...openedItem(item) }),
      resetScroll: false,
    })
}

/** The address is the plain one search engines know. The page behind it is not what a press will show: not preloaded. */
function DialogLink({ item, children, ...look }: ItemLinkProps) {
  const open = useOpenItem(item)
  return (
    <Link
      to="/product/$id"
      params={{ id: item.slug || String(item.id) }}
      search={isCampaignItem(item) ? { product_type: 'campaign' } : {}}
      preload={false}
      onPointerEnter={preloadItemDialog}
      onFocus={preloadItemDialog}
      {...look}
      {...actsOnPress(open)}
    >
      {children}
    </Link>
  )
}
