// Home pages of the modules.
export const home = {
  title: '{module} · Fivefold',
  stores_title: '{count, plural, one {# store near you} other {# stores near you}}',
  restaurants_title: '{count, plural, one {# restaurant near you} other {# restaurants near you}}',
  hero_food: 'Hot food, quickly at your door',
  hero_grocery: 'Fresh groceries without the queue',
  hero_pharmacy: 'Your pharmacy, always close',
  hero_ecommerce: 'Everything for home and for you',
  hero_parcel: 'track your products',
  no_stores_title: 'No stores here yet',
  no_stores_text: 'We do not deliver from any store to this place yet. Try another module or location.',
  minimum_order: 'Min. order {amount}',
} as const
