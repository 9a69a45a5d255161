// What a customer keeps for later.
export const wishlist = {
  title: 'Wishlist',
  empty_text: 'Tap the heart on a card and find it here.',
  elsewhere_only:
    '{count, plural, one {Nothing saved here, but # favourite elsewhere} other {Nothing saved here, but # favourites elsewhere}}',
  elsewhere_too: '{count, plural, one {# more favourite elsewhere} other {# more favourites elsewhere}}',
  elsewhere_text: 'Sold in another section or in another delivery area. Tap one to go there.',
  not_logged_in: 'You are not logged in',
  sign_in_text: 'Sign in, and {name} goes straight to your wishlist.',
  delete: 'Delete {name} from the wishlist',
  delete_question: 'Are you sure you want to  delete this item?',
  restaurant: {
    items: 'Foods',
    stores: 'Restaurants',
    no_item: 'No favourite foods found',
    no_store: 'No favourite restaurants found',
  },
  store: {
    items: 'Items',
    stores: 'Stores',
    no_item: 'No favourite items found',
    no_store: 'No favourite stores found',
  },
} as const
