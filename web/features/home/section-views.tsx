// Each section of the home pages with what stands for it while it is on its way.
import type { ComponentType } from 'react'
import { ItemCardSkeleton } from '#web/features/item/item-card-skeleton.tsx'
import { slideLooks, slidesInView } from '#web/features/promotion/banner-slides.ts'
import { BannersSkeleton } from '#web/features/promotion/banners-skeleton.tsx'
import { StoreCardSkeleton, StoreGridSkeleton } from '#web/features/store/store-skeletons.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyPart, loadedOnServer } from '#web/ui/layout/lazy-part.tsx'
import type { SectionKey } from './home-sections.ts'
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
const banners = ({ module }: SectionProps) => (
  <BannersSkeleton look={slideLooks[slidesInView(module.module_type, 3)]} />
)
const strip = () => <Skeleton className="aspect-5/2 rounded-card sm:aspect-16/5" />
const nothing = () => null

export const sectionViews: Record<SectionKey, SectionView> = {
  categories: { View: CategoriesSection, Waiting: CategoriesSkeleton, early: true },
  visit_again: { View: VisitAgainSection, Waiting: nothing, early: true },
  banners: {
    View: lazyPart(() =>
      import('./sections/banners-section.tsx').then(({ BannersSection }) => BannersSection),
    ),
    Waiting: banners,
  },
  campaign_banners: {
    View: lazyPart(() =>
      import('./sections/campaign-banners-section.tsx').then(
        ({ CampaignBannersSection }) => CampaignBannersSection,
      ),
    ),
    Waiting: campaigns,
  },
  special_offers: {
    View: lazyPart(() =>
      import('./sections/special-offers-section.tsx').then(
        ({ SpecialOffersSection }) => SpecialOffersSection,
      ),
    ),
    Waiting: items,
  },
  popular_items: {
    View: lazyPart(() =>
      import('./sections/popular-items-section.tsx').then(({ PopularItemsSection }) => PopularItemsSection),
    ),
    Waiting: items,
  },
  best_reviewed: {
    View: lazyPart(() =>
      import('./sections/best-reviewed-section.tsx').then(({ BestReviewedSection }) => BestReviewedSection),
    ),
    Waiting: items,
  },
  recommended: {
    View: lazyPart(() =>
      import('./sections/recommended-section.tsx').then(({ RecommendedSection }) => RecommendedSection),
    ),
    Waiting: lyingItems,
  },
  just_for_you: {
    View: lazyPart(() =>
      import('./sections/just-for-you-section.tsx').then(({ JustForYouSection }) => JustForYouSection),
    ),
    Waiting: cards,
  },
  new_arrivals: {
    View: lazyPart(() =>
      import('./sections/new-arrivals-section.tsx').then(({ NewArrivalsSection }) => NewArrivalsSection),
    ),
    Waiting: items,
  },
  basic_medicine: {
    View: lazyPart(() =>
      import('./sections/basic-medicine-section.tsx').then(
        ({ BasicMedicineSection }) => BasicMedicineSection,
      ),
    ),
    Waiting: items,
  },
  common_conditions: {
    View: lazyPart(() =>
      import('./sections/common-conditions-section.tsx').then(
        ({ CommonConditionsSection }) => CommonConditionsSection,
      ),
    ),
    Waiting: items,
  },
  featured_categories: {
    View: lazyPart(() =>
      import('./sections/featured-categories-section.tsx').then(
        ({ FeaturedCategoriesSection }) => FeaturedCategoriesSection,
      ),
    ),
    Waiting: items,
  },
  featured_stores: {
    View: lazyPart(() =>
      import('./sections/store-rail-sections.tsx').then(({ FeaturedStoresSection }) => FeaturedStoresSection),
    ),
    Waiting: stores,
  },
  nearby_stores: {
    View: lazyPart(() =>
      import('./sections/nearby-stores-section.tsx').then(({ NearbyStoresSection }) => NearbyStoresSection),
    ),
    Waiting: cards,
  },
  popular_stores: {
    View: lazyPart(() =>
      import('./sections/store-rail-sections.tsx').then(({ PopularStoresSection }) => PopularStoresSection),
    ),
    Waiting: stores,
  },
  new_stores: {
    View: lazyPart(() =>
      import('./sections/store-rail-sections.tsx').then(({ NewStoresSection }) => NewStoresSection),
    ),
    Waiting: stores,
  },
  coupons: {
    View: lazyPart(() =>
      import('./sections/coupons-section.tsx').then(({ CouponsSection }) => CouponsSection),
    ),
    Waiting: cards,
  },
  bottom_banner: {
    View: lazyPart(() =>
      import('./sections/bottom-banner-section.tsx').then(({ BottomBannerSection }) => BottomBannerSection),
    ),
    Waiting: strip,
  },
  stores: {
    View: lazyPart(() => import('./sections/stores-section.tsx').then(({ StoresSection }) => StoresSection)),
    Waiting: StoreGridSkeleton,
  },
  promotional_banners: {
    View: lazyPart(() =>
      import('./sections/parcel-banners-section.tsx').then(
        ({ ParcelBannersSection }) => ParcelBannersSection,
      ),
    ),
    Waiting: banners,
  },
  why_choose: {
    View: lazyPart(() =>
      import('./sections/why-choose-section.tsx').then(({ WhyChooseSection }) => WhyChooseSection),
    ),
    Waiting: cards,
  },
  steps: {
    View: lazyPart(() => import('./sections/steps-section.tsx').then(({ StepsSection }) => StepsSection)),
    Waiting: strip,
  },
  parcel_categories: {
    View: lazyPart(() =>
      import('./sections/parcel-categories-section.tsx').then(
        ({ ParcelCategoriesSection }) => ParcelCategoriesSection,
      ),
    ),
    Waiting: ParcelCategoriesSkeleton,
  },
}

if (import.meta.env.SSR) await loadedOnServer()
