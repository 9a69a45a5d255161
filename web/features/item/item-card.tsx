// One family of item cards: the same thing in several shapes, with slots for what others add (CRD-03).
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { ShownItem } from '#contract/features/item/card-item.ts'
import { discountedUnitPrice } from '#contract/features/item/item.rules.ts'
import { shortened } from '#web/ui/display/read-more.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { DiscountTag, DiscountTerms, DistanceBadge } from './item-badges.tsx'
import { type ItemCardLayout, itemCardLooks } from './item-card-looks.ts'
import { ItemFacts } from './item-facts.tsx'
import { ItemLink } from './item-link.tsx'
import { ItemPrice, ItemSaving } from './item-price.tsx'
import { ItemPricePerUnit } from './item-price-per-unit.tsx'
import { VegMark } from './veg-mark.tsx'

interface ItemCardProps {
  item: ShownItem
  layout?: ItemCardLayout
  /** Its picture is among the largest things in sight when the page opens. */
  priority?: boolean
  /** Over the picture on hover and focus: quick view, heart. */
  actions?: ReactNode
  /** Beside the price: add, or the stepper. */
  cart?: ReactNode
  /** Under the price: a sold bar, a countdown. */
  footer?: ReactNode
}

export function ItemCard({ item, layout = 'vertical', priority, actions, cart, footer }: ItemCardProps) {
  const look = itemCardLooks[layout]
  return (
    <article className={classNames('group/card card-lift flex', look.card)}>
      <div className="card-words">
        <ItemWords item={item} layout={layout} />
        <div className="card-deal">
          {look.store ? <DiscountTerms item={item} /> : null}
          <div className={classNames('flex gap-2', cart ? look.deal : null)}>
            <div className="flex min-w-0 flex-col">
              <DiscountTag item={item} />
              <ItemPrice item={item} />
              <ItemPricePerUnit item={item} now={discountedUnitPrice(item)} />
            </div>
            {cart ? <div className="relative z-2">{cart}</div> : null}
          </div>
        </div>
        {look.saving ? <ItemSaving item={item} /> : null}
        {footer}
      </div>
      {/* Seen first and heard last: a card begins with its name. */}
      <div className={classNames('relative shrink-0 overflow-hidden', look.frame)}>
        <Picture
          picture={{ url: item.image_full_url, ...look.picture }}
          alt=""
          sizes={look.sizes}
          priority={priority}
          className="card-zoom"
        />
        {look.store ? <DistanceBadge item={item} /> : null}
        {actions ? <div className="card-actions">{actions}</div> : null}
      </div>
    </article>
  )
}

function ItemWords({ item, layout }: { item: ShownItem; layout: ItemCardLayout }) {
  const t = useTranslations('item')
  const look = itemCardLooks[layout]
  return (
    <>
      {look.store ? <p className="card-note line-clamp-1">{item.store_name}</p> : null}
      <h3 className="card-title">
        {moduleTraits[item.module_type].has_veg_mark ? <VegMark veg={item.veg === 1} /> : null}
        <ItemLink item={item} className="stretched-link card-name after:z-1">
          {shownName(item, look.nameLength)}
        </ItemLink>
      </h3>
      <ItemFacts item={item} showsMissingUnit={look.missingUnit} />
      {look.description && item.description ? (
        <p className="line-clamp-2 text-13 text-ink-soft">{item.description}</p>
      ) : null}
      {look.stock && isOutOfStock(item) ? (
        <p className="font-medium text-13 text-danger-ink">{t('out_of_stock')}</p>
      ) : null}
    </>
  )
}

/** Dishes are cooked, not stored; only other modules run out. */
export function isOutOfStock(item: Pick<ShownItem, 'module_type' | 'stock'>): boolean {
  return moduleTraits[item.module_type].has_stock && item.stock <= 0
}

/** A flash-sale card cuts the names of everything but dishes (CRD-07). */
export function shownName(item: Pick<ShownItem, 'module_type' | 'name'>, most: number | null): string {
  if (most === null || moduleTraits[item.module_type].item_look === 'dish') return item.name
  const short = shortened(item.name, most)
  return short === item.name ? short : `${short.trimEnd()}…`
}
