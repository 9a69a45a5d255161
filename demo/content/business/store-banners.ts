// The banners stores made for their own pages, gathered for the world builder.
import type { ShopModule } from '../demo-modules.ts'
import type { StoreBannerContent } from './business.types.ts'
import { ecommerceStoreBanners } from './store-banners/ecommerce.ts'
import { foodStoreBanners } from './store-banners/food.ts'
import { groceryStoreBanners } from './store-banners/grocery.ts'
import { pharmacyStoreBanners } from './store-banners/pharmacy.ts'

export const storeBanners: Record<ShopModule, readonly StoreBannerContent[]> = {
  food: foodStoreBanners,
  grocery: groceryStoreBanners,
  pharmacy: pharmacyStoreBanners,
  ecommerce: ecommerceStoreBanners,
}
