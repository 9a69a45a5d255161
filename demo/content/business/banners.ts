// The home banners of every module, gathered for the world builder.
import type { DemoModule } from '../demo-modules.ts'
import { ecommerceBanners } from './banners/ecommerce.ts'
import { foodBanners } from './banners/food.ts'
import { groceryBanners } from './banners/grocery.ts'
import { parcelBanners } from './banners/parcel.ts'
import { pharmacyBanners } from './banners/pharmacy.ts'
import type { BannerContent } from './business.types.ts'

export const banners: Record<DemoModule, readonly BannerContent[]> = {
  food: foodBanners,
  grocery: groceryBanners,
  pharmacy: pharmacyBanners,
  ecommerce: ecommerceBanners,
  parcel: parcelBanners,
}
