// The home banners of every module, gathered for the world builder.
import type { ModuleType } from '#contract/core/module-type.ts'
import { ecommerceBanners } from './banners/ecommerce.ts'
import { foodBanners } from './banners/food.ts'
import { groceryBanners } from './banners/grocery.ts'
import { parcelBanners } from './banners/parcel.ts'
import { pharmacyBanners } from './banners/pharmacy.ts'
import type { BannerContent } from './business.types.ts'

export const banners: Record<ModuleType, readonly BannerContent[]> = {
  food: foodBanners,
  grocery: groceryBanners,
  pharmacy: pharmacyBanners,
  ecommerce: ecommerceBanners,
  parcel: parcelBanners,
}
