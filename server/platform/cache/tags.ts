// The names under which a cached value is dropped: what a change is announced as, and what a value depends on.

export type Tag = string

export const tags = {
  modules: 'modules',
  zones: 'zones',
  categories: 'categories',
  units: 'units',
  conditions: 'conditions',
  settings: 'settings',
  /** Landing page, policies, reasons, instructions and the like. */
  content: 'content',
  /** Texts of the storefront in the shop's own words. */
  texts: 'texts',
  coupons: 'coupons',
  banners: 'banners',
  campaigns: 'campaigns',
  flash_sales: 'flash_sales',
  /** Discounts of stores, by their dates. */
  discounts: 'discounts',
  /** Any row that lists are made from. */
  listings: 'listings',
  /** Prices of running discounts that this process has just written. */
  offers: 'offers',
  /** What one item's row says, its stock included. */
  item: (id: number): Tag => `item ${id}`,
  /** Which items are listed there, and by what they are filtered and sorted. */
  itemsIn: (module_id: number, zone_id: number): Tag => `items ${module_id} ${zone_id}`,
  /** Which items a store lists, and at what prices. */
  itemsOfStore: (store_id: number): Tag => `items of store ${store_id}`,
  store: (id: number): Tag => `store ${id}`,
  storesIn: (module_id: number, zone_id: number): Tag => `stores ${module_id} ${zone_id}`,
  /** Reviews of an item, and the rating they make. */
  reviewsOfItem: (id: number): Tag => `reviews of item ${id}`,
  reviewsOfStore: (id: number): Tag => `reviews of store ${id}`,
  /** What a customer's reviews show of them. */
  reviewer: (customer_id: number): Tag => `reviewer ${customer_id}`,
} as const
