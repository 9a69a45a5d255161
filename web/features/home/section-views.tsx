// Each section of the home pages with what stands for it while it is on its way.
import type { ReactNode } from 'react'
import { ItemCardSkeleton } from '#web/features/item/item-card-skeleton.tsx'
import { StoreCardSkeleton, StoreGridSkeleton } from '#web/features/store/store-grid.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { SectionKey } from './home-sections.ts'
import type { SectionProps } from './section-props.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { BannersSection, BannersSkeleton } from './sections/banners-section.tsx'
import { BasicMedicineSection } from './sections/basic-medicine-section.tsx'
import { BestReviewedSection } from './sections/best-reviewed-section.tsx'
import { BottomBannerSection } from './sections/bottom-banner-section.tsx'
import { CampaignBannersSection, CampaignBannersSkeleton } from './sections/campaign-banners-section.tsx'
import { CategoriesSection, CategoriesSkeleton } from './sections/categories-section.tsx'
import { CommonConditionsSection } from './sections/common-conditions-section.tsx'
import { CouponsSection } from './sections/coupons-section.tsx'
import { FeaturedCategoriesSection } from './sections/featured-categories-section.tsx'
import { JustForYouSection } from './sections/just-for-you-section.tsx'
import { NearbyStoresSection } from './sections/nearby-stores-section.tsx'
import { NewArrivalsSection } from './sections/new-arrivals-section.tsx'
import { ParcelBannersSection } from './sections/parcel-banners-section.tsx'
import { ParcelCategoriesSection, ParcelCategoriesSkeleton } from './sections/parcel-categories-section.tsx'
import { PopularItemsSection } from './sections/popular-items-section.tsx'
import { RecommendedSection } from './sections/recommended-section.tsx'
import { SpecialOffersSection } from './sections/special-offers-section.tsx'
import { StepsSection } from './sections/steps-section.tsx'
import {
  FeaturedStoresSection,
  NewStoresSection,
  PopularStoresSection,
} from './sections/store-rail-sections.tsx'
import { StoresSection } from './sections/stores-section.tsx'
import { VisitAgainSection } from './sections/visit-again-section.tsx'
import { WhyChooseSection } from './sections/why-choose-section.tsx'

interface SectionView {
  View(props: SectionProps): ReactNode
  Waiting(props: SectionProps): ReactNode
}

const items = () => <SectionSkeleton count={5} width="five" card={<ItemCardSkeleton />} />
const lyingItems = () => (
  <SectionSkeleton count={3} width="three" card={<ItemCardSkeleton layout="horizontal" />} />
)
const stores = () => <SectionSkeleton count={4} width="four" card={<StoreCardSkeleton />} />
const cards = () => (
  <SectionSkeleton count={4} width="four" card={<Skeleton className="h-40 rounded-card" />} />
)
const strip = () => <Skeleton className="aspect-5/2 rounded-card sm:aspect-16/5" />
const nothing = () => null

export const sectionViews: Record<SectionKey, SectionView> = {
  categories: { View: CategoriesSection, Waiting: CategoriesSkeleton },
  visit_again: { View: VisitAgainSection, Waiting: nothing },
  banners: { View: BannersSection, Waiting: BannersSkeleton },
  campaign_banners: { View: CampaignBannersSection, Waiting: CampaignBannersSkeleton },
  special_offers: { View: SpecialOffersSection, Waiting: items },
  popular_items: { View: PopularItemsSection, Waiting: items },
  best_reviewed: { View: BestReviewedSection, Waiting: items },
  recommended: { View: RecommendedSection, Waiting: lyingItems },
  just_for_you: { View: JustForYouSection, Waiting: cards },
  new_arrivals: { View: NewArrivalsSection, Waiting: items },
  basic_medicine: { View: BasicMedicineSection, Waiting: items },
  common_conditions: { View: CommonConditionsSection, Waiting: items },
  featured_categories: { View: FeaturedCategoriesSection, Waiting: items },
  featured_stores: { View: FeaturedStoresSection, Waiting: stores },
  nearby_stores: { View: NearbyStoresSection, Waiting: cards },
  popular_stores: { View: PopularStoresSection, Waiting: stores },
  new_stores: { View: NewStoresSection, Waiting: stores },
  coupons: { View: CouponsSection, Waiting: cards },
  bottom_banner: { View: BottomBannerSection, Waiting: strip },
  stores: { View: StoresSection, Waiting: StoreGridSkeleton },
  promotional_banners: { View: ParcelBannersSection, Waiting: BannersSkeleton },
  why_choose: { View: WhyChooseSection, Waiting: cards },
  steps: { View: StepsSection, Waiting: strip },
  parcel_categories: { View: ParcelCategoriesSection, Waiting: ParcelCategoriesSkeleton },
}
