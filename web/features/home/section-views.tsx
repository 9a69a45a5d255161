// Each section of the home pages with what stands for it while it is on its way.
import type { ComponentType } from 'react'
import { ItemCardSkeleton } from '#web/features/item/item-card-skeleton.tsx'
import { StoreCardSkeleton, StoreGridSkeleton } from '#web/features/store/store-skeletons.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { BannersSkeleton } from './banners-skeleton.tsx'
import type { SectionKey } from './home-sections.ts'
import { lazySection, loadedOnServer } from './lazy-section.tsx'
import { ParcelCategoriesSkeleton } from './parcel-categories-skeleton.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { CategoriesSection, CategoriesSkeleton } from './sections/categories-section.tsx'
import { VisitAgainSection } from './sections/visit-again-section.tsx'

interface SectionView {
  View: ComponentType<SectionProps>
  Waiting: ComponentType<SectionProps>
  /** Alive from the first moment; the others wake up when they come near the screen. */
  early?: true
}

const items = () => <SectionSkeleton count={5} width="five" card={<ItemCardSkeleton />} />
const lyingItems = () => (
  <SectionSkeleton count={3} width="three" card={<ItemCardSkeleton layout="horizontal" />} />
)
const stores = () => <SectionSkeleton count={4} width="four" card={<StoreCardSkeleton />} />
const campaigns = () => (
  <SectionSkeleton count={3} width="three" card={<Skeleton className="aspect-video rounded-card" />} />
)
const cards = () => (
  <SectionSkeleton count={4} width="four" card={<Skeleton className="h-40 rounded-card" />} />
)
const strip = () => <Skeleton className="aspect-5/2 rounded-card sm:aspect-16/5" />
const nothing = () => null

export const sectionViews: Record<SectionKey, SectionView> = {
  categories: { View: CategoriesSection, Waiting: CategoriesSkeleton, early: true },
  visit_again: { View: VisitAgainSection, Waiting: nothing, early: true },
  banners: {
    View: lazySection(() =>
      import('./sections/banners-section.tsx').then(({ BannersSection }) => BannersSection),
    ),
    Waiting: BannersSkeleton,
  },
  campaign_banners: {
    View: lazySection(() =>
      import('./sections/campaign-banners-section.tsx').then(
        ({ CampaignBannersSection }) => CampaignBannersSection,
      ),
    ),
    Waiting: campaigns,
  },
  special_offers: {
    View: lazySection(() =>
      import('./sections/special-offers-section.tsx').then(
        ({ SpecialOffersSection }) => SpecialOffersSection,
      ),
    ),
    Waiting: items,
  },
  popular_items: {
    View: lazySection(() =>
      import('./sections/popular-items-section.tsx').then(({ PopularItemsSection }) => PopularItemsSection),
    ),
    Waiting: items,
  },
  best_reviewed: {
    View: lazySection(() =>
      import('./sections/best-reviewed-section.tsx').then(({ BestReviewedSection }) => BestReviewedSection),
    ),
    Waiting: items,
  },
  recommended: {
    View: lazySection(() =>
      import('./sections/recommended-section.tsx').then(({ RecommendedSection }) => RecommendedSection),
    ),
    Waiting: lyingItems,
  },
  just_for_you: {
    View: lazySection(() =>
      import('./sections/just-for-you-section.tsx').then(({ JustForYouSection }) => JustForYouSection),
    ),
    Waiting: cards,
  },
  new_arrivals: {
    View: lazySection(() =>
      import('./sections/new-arrivals-section.tsx').then(({ NewArrivalsSection }) => NewArrivalsSection),
    ),
    Waiting: items,
  },
  basic_medicine: {
    View: lazySection(() =>
      import('./sections/basic-medicine-section.tsx').then(
        ({ BasicMedicineSection }) => BasicMedicineSection,
      ),
    ),
    Waiting: items,
  },
  common_conditions: {
    View: lazySection(() =>
      import('./sections/common-conditions-section.tsx').then(
        ({ CommonConditionsSection }) => CommonConditionsSection,
      ),
    ),
    Waiting: items,
  },
  featured_categories: {
    View: lazySection(() =>
      import('./sections/featured-categories-section.tsx').then(
        ({ FeaturedCategoriesSection }) => FeaturedCategoriesSection,
      ),
    ),
    Waiting: items,
  },
  featured_stores: {
    View: lazySection(() =>
      import('./sections/store-rail-sections.tsx').then(({ FeaturedStoresSection }) => FeaturedStoresSection),
    ),
    Waiting: stores,
  },
  nearby_stores: {
    View: lazySection(() =>
      import('./sections/nearby-stores-section.tsx').then(({ NearbyStoresSection }) => NearbyStoresSection),
    ),
    Waiting: cards,
  },
  popular_stores: {
    View: lazySection(() =>
      import('./sections/store-rail-sections.tsx').then(({ PopularStoresSection }) => PopularStoresSection),
    ),
    Waiting: stores,
  },
  new_stores: {
    View: lazySection(() =>
      import('./sections/store-rail-sections.tsx').then(({ NewStoresSection }) => NewStoresSection),
    ),
    Waiting: stores,
  },
  coupons: {
    View: lazySection(() =>
      import('./sections/coupons-section.tsx').then(({ CouponsSection }) => CouponsSection),
    ),
    Waiting: cards,
  },
  bottom_banner: {
    View: lazySection(() =>
      import('./sections/bottom-banner-section.tsx').then(({ BottomBannerSection }) => BottomBannerSection),
    ),
    Waiting: strip,
  },
  stores: {
    View: lazySection(() =>
      import('./sections/stores-section.tsx').then(({ StoresSection }) => StoresSection),
    ),
    Waiting: StoreGridSkeleton,
  },
  promotional_banners: {
    View: lazySection(() =>
      import('./sections/parcel-banners-section.tsx').then(
        ({ ParcelBannersSection }) => ParcelBannersSection,
      ),
    ),
    Waiting: BannersSkeleton,
  },
  why_choose: {
    View: lazySection(() =>
      import('./sections/why-choose-section.tsx').then(({ WhyChooseSection }) => WhyChooseSection),
    ),
    Waiting: cards,
  },
  steps: {
    View: lazySection(() => import('./sections/steps-section.tsx').then(({ StepsSection }) => StepsSection)),
    Waiting: strip,
  },
  parcel_categories: {
    View: lazySection(() =>
      import('./sections/parcel-categories-section.tsx').then(
        ({ ParcelCategoriesSection }) => ParcelCategoriesSection,
      ),
    ),
    Waiting: ParcelCategoriesSkeleton,
  },
}

if (import.meta.env.SSR) await loadedOnServer()
