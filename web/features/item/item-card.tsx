// One family of item cards: the same thing in several shapes, with slots for what others add (CRD-03).
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Item } from '#contract/features/item/item.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { ItemBadges } from './item-badges.tsx'
import { type ItemCardLayout, itemCardLooks } from './item-card-looks.ts'
import { ItemLink } from './item-link.tsx'
import { ItemPrice } from './item-price.tsx'
import { VegMark } from './veg-mark.tsx'

interface ItemCardProps {
  item: Item
  layout?: ItemCardLayout
  /** Over the picture: heart, quick view, add. */
  actions?: ReactNode
  /** Under the price: a sold bar, a countdown. */
  footer?: ReactNode
  /** In sight when the page opens. */
  priority?: boolean
}

/** Longest name a flash-sale card shows outside food (CRD-07). */
const flashNameLength = 25

export function ItemCard({ item, layout = 'vertical', actions, footer, priority }: ItemCardProps) {
  const look = itemCardLooks[layout]
  return (
    <article
      className={classNames(
        'group/item relative flex h-full overflow-hidden rounded-card bg-surface shadow-soft transition-shadow duration-calm ease-calm focus-within:shadow-raised hover:shadow-raised',
        look.card,
      )}
    >
      <div className={classNames('relative shrink-0 overflow-hidden', look.frame)}>
        <Picture
          picture={{ url: item.image_full_url, width: 800, height: 800 }}
          alt=""
          sizes={look.sizes}
          priority={priority ?? false}
          className="size-full object-cover transition-transform duration-slow ease-calm group-hover/item:scale-[1.03]"
        />
        <ItemBadges item={item} />
        {actions ? (
          <div className="absolute end-2 top-2 z-2 flex flex-col gap-1.5 transition-opacity duration-quick focus-within:opacity-100 group-hover/item:opacity-100 [@media(hover:hover)]:opacity-0">
            {actions}
          </div>
        ) : null}
      </div>
      <div className={classNames('flex min-w-0 flex-1 flex-col gap-1', look.text)}>
        <ItemCardText item={item} layout={layout} />
        {footer}
      </div>
    </article>
  )
}

function ItemCardText({ item, layout }: { item: Item; layout: ItemCardLayout }) {
  const t = useTranslations('item')
  const look = itemCardLooks[layout]
  const isFlash = layout === 'flash' || layout === 'flash_slider'
  const name = isFlash && item.module_type !== 'food' ? cutName(item.name) : item.name
  return (
    <>
      <p className="line-clamp-1 text-12 text-ink-soft">{item.store_name}</p>
      <h3 className="flex items-start gap-1.5 font-medium text-14 text-ink sm:text-16">
        {item.module_type === 'food' ? <VegMark veg={item.veg === 1} /> : null}
        <ItemLink item={item} className={classNames('after:absolute after:inset-0', look.name)}>
          {name}
        </ItemLink>
      </h3>
      <ItemFacts item={item} showsMissingUnit={layout === 'list'} />
      {look.description ? <p className="line-clamp-2 text-13 text-ink-soft">{item.description}</p> : null}
      <div className="mt-auto pt-1">
        <ItemPrice item={item} />
      </div>
      {isOutOfStock(item) ? <p className="font-medium text-13 text-danger-ink">{t('out_of_stock')}</p> : null}
    </>
  )
}

function ItemFacts({ item, showsMissingUnit }: { item: Item; showsMissingUnit: boolean }) {
  const t = useTranslations('item')
  const format = useFormat()
  const unit = item.unit_type ?? (showsMissingUnit ? t('no_unit_type') : null)
  if (item.rating_count === 0 && !unit) return null
  return (
    <p className="flex items-center gap-2 text-12 text-ink-soft tabular">
      {item.rating_count > 0 ? (
        <span>
          <span aria-hidden className="text-rating">
            ★
          </span>{' '}
          <span className="sr-only">{t('rated', { rating: format.rating(item.avg_rating) })}</span>
          <bdi aria-hidden>
            {format.rating(item.avg_rating)} ({item.rating_count})
          </bdi>
        </span>
      ) : null}
      {unit ? <span>{item.unit_amount && item.unit_type ? `${item.unit_amount} ${unit}` : unit}</span> : null}
    </p>
  )
}

/** Dishes are cooked, not stored; only other modules run out. */
export function isOutOfStock(item: Pick<Item, 'module_type' | 'stock'>): boolean {
  return item.module_type !== 'food' && item.stock <= 0
}

function cutName(name: string): string {
  return name.length > flashNameLength ? `${name.slice(0, flashNameLength)}…` : name
}
