// What cards and lists say about stores.
export const store = {
  stores_near: '{count, plural, one {# store near you} other {# stores near you}}',
  restaurants_near: '{count, plural, one {# restaurant near you} other {# restaurants near you}}',
  tabs_label: 'Order of the stores',
  tab_all: 'All',
  tab_newly_joined: 'Newly Joined',
  tab_popular: 'Popular',
  tab_top_rated: 'Top Rate',
  services_label: 'Delivery or take away',
  service_all: 'All',
  service_delivery: 'Delivery',
  service_delivery_short: 'Home',
  service_take_away: 'Take Away',
  service_take_away_short: 'Takeaway',
  items: '{shown, plural, one {{text} item} other {{text} items}}',
  seen_products: 'Seen in this store',
} as const
