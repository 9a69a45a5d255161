// Each section of the home pages with what stands for it while it is on its way.

import type { ComponentType } from 'react'
import type { SectionKey } from '#contract/features/module/home-sections.ts'
import { ItemCardSkeleton } from '#web/features/item/item-card-skeleton.tsx'
import { slideLooks, slidesInView } from '#web/features/promotion/banner-slides.ts'
import { BannersSkeleton } from '#web/features/promotion/banners-skeleton.tsx'
import { StoreCardSkeleton } from '#web/features/store/store-skeletons.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { componentsLoadedOnServer, lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { ParcelCategoriesSkeleton } from './parcel-categories-skeleton.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { CategoriesSection, CategoriesSkeleton } from './sections/categories-section.tsx'
import { VisitAgainSection } from './sections/visit-again-section.tsx'
import { StoresSectionSkeleton } from './stores-skeleton.tsx'

interface SectionView {
  View: ComponentType<SectionProps>
  Loading: ComponentType<SectionProps>
  /** Hydrated with the page; the others when they come near the screen. */
  early?: true
}

const items = () => <SectionSkeleton count={5} width="five" card={<ItemCardSkeleton />} />
const horizontalItems = () => (
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

const lazySection = (load: () => Promise<ComponentType<SectionProps>>) =>
  lazyComponent(load, { isServerRendered: true })

export const sectionViews: Record<SectionKey, SectionView> = {
  categories: { View: CategoriesSection, Loading: CategoriesSkeleton, early: true },
  visit_again: { View: VisitAgainSection, Loading: nothing, early: true },
  banners: {
    View: lazySection(() =>
      import('./sections/banners-section.tsx').then(({ BannersSection }) => BannersSection),
    ),
    Loading: banners,
  },
  campaign_banners: {
    View: lazySection(() =>
      import('./sections/campaign-banners-section.tsx').then(
        ({ CampaignBannersSection }) => CampaignBannersSection,
      ),
    ),
    Loading: campaigns,
  },
  special_offers: {
    View: lazySection(() =>
      import('./sections/special-offers-section.tsx').then(
        ({ SpecialOffersSection }) => SpecialOffersSection,
      ),
    ),
    Loading: items,
  },
  popular_items: {
    View: lazySection(() =>
      import('./sections/popular-items-section.tsx').then(({ PopularItemsSection }) => PopularItemsSection),
    ),
    Loading: items,
  },
  best_reviewed: {
    View: lazySection(() =>
      import('./sections/best-reviewed-section.tsx').then(({ BestReviewedSection }) => BestReviewedSection),
    ),
    Loading: items,
  },
  recommended: {
    View: lazySection(() =>
      import('./sections/recommended-section.tsx').then(({ RecommendedSection }) => RecommendedSection),
    ),
    Loading: horizontalItems,
  },
  just_for_you: {
    View: lazySection(() =>
      import('./sections/just-for-you-section.tsx').then(({ JustForYouSection }) => JustForYouSection),
    ),
    Loading: cards,
  },
  new_arrivals: {
    View: lazySection(() =>
      import('./sections/new-arrivals-section.tsx').then(({ NewArrivalsSection }) => NewArrivalsSection),
    ),
    Loading: items,
  },
  basic_medicine: {
    View: lazySection(() =>
      import('./sections/basic-medicine-section.tsx').then(
        ({ BasicMedicineSection }) => BasicMedicineSection,
      ),
    ),
    Loading: items,
  },
  common_conditions: {
    View: lazySection(() =>
      import('./sections/common-conditions-section.tsx').then(
        ({ CommonConditionsSection }) => CommonConditionsSection,
      ),
    ),
    Loading: items,
  },
  featured_categories: {
    View: lazySection(() =>
      import('./sections/featured-categories-section.tsx').then(
        ({ FeaturedCategoriesSection }) => FeaturedCategoriesSection,
      ),
    ),
    Loading: items,
  },
  featured_stores: {
    View: lazySection(() =>
      import('./sections/store-rail-sections.tsx').then(({ FeaturedStoresSection }) => FeaturedStoresSection),
    ),
    Loading: stores,
  },
  nearby_stores: {
    View: lazySection(() =>
      import('./sections/nearby-stores-section.tsx').then(({ NearbyStoresSection }) => NearbyStoresSection),
    ),
    Loading: cards,
  },
  popular_stores: {
    View: lazySection(() =>
      import('./sections/store-rail-sections.tsx').then(({ PopularStoresSection }) => PopularStoresSection),
    ),
    Loading: stores,
  },
  new_stores: {
    View: lazySection(() =>
      import('./sections/store-rail-sections.tsx').then(({ NewStoresSection }) => NewStoresSection),
    ),
    Loading: stores,
  },
  coupons: {
    View: lazySection(() =>
      import('./sections/coupons-section.tsx').then(({ CouponsSection }) => CouponsSection),
    ),
    Loading: cards,
  },
  bottom_banner: {
    View: lazySection(() =>
      import('./sections/bottom-banner-section.tsx').then(({ BottomBannerSection }) => BottomBannerSection),
    ),
    Loading: strip,
  },
  stores: {
    View: lazySection(() =>
      import('./sections/stores-section.tsx').then(({ StoresSection }) => StoresSection),
    ),
    Loading: StoresSectionSkeleton,
  },
  promotional_banners: {
    View: lazySection(() =>
      import('./sections/parcel-banners-section.tsx').then(
        ({ ParcelBannersSection }) => ParcelBannersSection,
      ),
    ),
    Loading: banners,
  },
  why_choose: {
    View: lazySection(() =>
      import('./sections/why-choose-section.tsx').then(({ WhyChooseSection }) => WhyChooseSection),
    ),
    Loading: cards,
  },
  steps: {
    View: lazySection(() => import('./sections/steps-section.tsx').then(({ StepsSection }) => StepsSection)),
    Loading: strip,
  },
  parcel_categories: {
    View: lazySection(() =>
      import('./sections/parcel-categories-section.tsx').then(
        ({ ParcelCategoriesSection }) => ParcelCategoriesSection,
      ),
    ),
    Loading: ParcelCategoriesSkeleton,
  },
}

if (import.meta.env.SSR) await componentsLoadedOnServer()
