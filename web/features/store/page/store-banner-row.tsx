// The banners of a store, turning like those of a home page (HOM-12), each leading where its store says.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { StoreBanner } from '#contract/features/promotion/banner.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { preloadItemDialog } from '#web/features/item/dialog/load-item-dialog.ts'
import { BannerCarousel } from '#web/features/promotion/banner-carousel.tsx'
import type { storeSlideLook } from '#web/features/promotion/banner-slides.ts'
import { LinkedTitle } from '#web/features/promotion/linked-title.tsx'
import { shopLink } from '#web/features/promotion/shop-link.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { BannerSlide, bannerSize } from '#web/ui/media/banner-slide.tsx'
import { withLinkSearch } from './store-page-search.ts'

interface StoreBannerRowProps {
  banners: readonly StoreBanner[]
  look: ReturnType<typeof storeSlideLook>
  store: Pick<StoreDetails, 'id' | 'slug'>
  search: SearchTexts
}

export function StoreBannerRow({ banners, look, store, search }: StoreBannerRowProps) {
  const t = useTranslations('storepage')
  return (
    <BannerCarousel label={t('banners')} slideClass={look.slide}>
      {banners.map((banner) => (
        <BannerSlide
          key={banner.id}
          picture={{ url: banner.image_full_url, ...bannerSize }}
          title={<StoreBannerTitle banner={banner} store={store} search={search} />}
          text={banner.subtitle}
          sizes={look.sizes}
          className={look.frame}
        />
      ))}
    </BannerCarousel>
  )
}

interface StoreBannerTitleProps extends Pick<StoreBannerRowProps, 'store' | 'search'> {
  banner: StoreBanner
}

function StoreBannerTitle({ banner: { title, default_link }, store, search }: StoreBannerTitleProps) {
  if (!default_link) return title
  const link = shopLink(default_link)
  if (link?.path !== `/store/${store.slug || store.id}`)
    return <LinkedTitle link={default_link} title={title} />
  const warm = link.search.item === undefined ? undefined : preloadItemDialog
  return (
    // Within the page one is on: it stays where it is, or shows the part that is meant.
    <Link
      to="."
      search={{ ...withLinkSearch(search, link.search) }}
      hash={link.hash}
      resetScroll={false}
      onPointerEnter={warm}
      onFocus={warm}
      className="stretched-link"
    >
      {title}
    </Link>
  )
}
