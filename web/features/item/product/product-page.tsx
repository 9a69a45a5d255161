// The page of a product: its pictures, everything about buying it, what others say, and what lies beside it (PRD-01).
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isCampaignItem } from '#contract/features/item/item.rules.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { ReadMore } from '#web/ui/display/read-more.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { ItemSlots } from '../dialog/item-order.ts'
import { ClosedOverlay } from '../dialog/item-picture.tsx'
import { ItemTraits } from '../dialog/item-traits.tsx'
import { DistanceBadge } from '../item-badges.tsx'
import type { SoldItem } from '../sold-item.queries.ts'
import { BuyPanel } from './buy-panel.tsx'
import { Gallery } from './gallery.tsx'
import { ProductChips } from './product-chips.tsx'
import { ProductCrumbs } from './product-crumbs.tsx'
import { picturesOf } from './product-pictures.ts'
import { relatedItemsQuery, relatedStoreItemsQuery } from './related-items.queries.ts'
import { RelatedItems } from './related-items.tsx'

interface ProductPageProps extends ItemSlots {
  access: QueryAccess
  sold: SoldItem
  answered: AnsweredAt
  /** Items of campaigns have numbers of their own and nothing is filed under them: neither reviews nor neighbours. */
  reviews: ReactNode
}

const descriptionLength = 130

/**
 * A bar sticks within what encloses it. On phones that is the whole page: the boxes between give way, and each part
 * keeps its distance to the one above it by itself.
 */
const givesWay = 'max-sm:contents'

export function ProductPage({ access, sold, answered, reviews, ...slots }: ProductPageProps) {
  const t = useTranslations()
  const accentOf = useAccentOf()
  const { item, store } = sold
  return (
    <div data-accent={accentOf(item)}>
      <Container className="flex flex-col gap-10 py-4 sm:gap-14 sm:py-6">
        <div className={classNames(givesWay, 'flex flex-col gap-3')}>
          <ProductCrumbs item={item} />
          <div className={classNames(givesWay, 'grid gap-6 lg:grid-cols-2 lg:gap-12')}>
            <div className="max-sm:-mt-7">
              <Gallery name={item.name} pictures={picturesOf(item)}>
                <DistanceBadge item={item} />
                <ClosedOverlay store={store} />
              </Gallery>
            </div>
            <div className={classNames(givesWay, 'flex min-w-0 flex-col gap-8')}>
              <BuyPanel sold={sold} answered={answered} {...slots} />
              <About sold={sold} />
            </div>
          </div>
        </div>
        {isCampaignItem(item) ? null : (
          <>
            {reviews}
            <RelatedItems query={relatedItemsQuery(access, item)} title={t('item.related')} />
            <RelatedItems
              query={relatedStoreItemsQuery(access, item)}
              title={t('item.related_store', { store: item.store_name })}
            />
          </>
        )}
      </Container>
    </div>
  )
}

function About({ sold }: { sold: SoldItem }) {
  const t = useTranslations()
  const { item } = sold
  return (
    <section
      aria-label={t('item.description')}
      className="flex flex-col gap-4 border-line border-t pt-6 max-sm:-mt-2"
    >
      <h2 className="font-semibold text-18">{t('item.description')}</h2>
      {item.description ? (
        <ReadMore
          text={item.description}
          moreLabel={t('common.read_more')}
          lessLabel={t('common.show_less')}
          limit={descriptionLength}
        />
      ) : null}
      <ItemTraits sold={sold} />
      <ProductChips sold={sold} />
    </section>
  )
}
