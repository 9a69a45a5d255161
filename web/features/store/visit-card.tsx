// A store opened before, with what was seen there: three products, and how many more (HOM-14).
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import { useDeliveryTime } from '#web/platform/format/use-delivery-time.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { StoreLink } from './store-link.tsx'
import { StoreRating } from './store-rating.tsx'
import { visitFrame } from './visit-card-skeleton.tsx'
import { productsShown, restBadge, type Visit, type VisitedProduct } from './visited-stores.ts'

interface VisitCardProps {
  visit: Visit
  module_type: ModuleType | undefined
  /** Beside the rating, such as a heart. */
  actions?: ReactNode
}

export function VisitCard({ visit: { store, products }, module_type, actions }: VisitCardProps) {
  const deliveryTime = useDeliveryTime()
  return (
    <article
      className={classNames(
        visitFrame,
        'transition duration-calm ease-calm hover:-translate-y-0.5 hover:shadow-raised',
      )}
    >
      <div className="flex items-center gap-3">
        <Picture
          picture={{ url: store.logo_full_url, width: 400, height: 400 }}
          alt=""
          sizes="48px"
          className="size-12 shrink-0 rounded-full"
        />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
          <h3 className="max-w-full font-semibold text-14 sm:text-16">
            <StoreLink store={store} module_type={module_type} className="stretched-link line-clamp-2">
              {store.name}
            </StoreLink>
          </h3>
          <span className="flex max-w-full flex-wrap items-center gap-x-2 gap-y-1">
            <StoreRating store={store} />
            <bdi className="whitespace-nowrap text-13 text-ink-soft tabular">
              {deliveryTime(store.delivery_time)}
            </bdi>
          </span>
        </div>
        {actions ? <div className="relative z-2 shrink-0">{actions}</div> : null}
      </div>
      <SeenProducts products={products} />
    </article>
  )
}

function SeenProducts({ products }: { products: readonly VisitedProduct[] }) {
  const t = useTranslations('store')
  const rest = restBadge(products)
  return (
    <ul aria-label={t('visited_products')} className="grid grid-cols-3 gap-2">
      {products.slice(0, productsShown).map((product, index) => (
        <li key={product.name} className="relative overflow-hidden rounded-control">
          <Picture
            picture={{ url: product.image, width: 800, height: 800 }}
            alt={product.name}
            sizes="100px"
            className="aspect-square w-full"
          />
          {rest && index === productsShown - 1 ? (
            <span className="absolute inset-0 grid place-items-center bg-scrim font-semibold text-16 text-on-scrim tabular">
              <bdi>{rest}</bdi>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
