// What stands beside the reviews of an item.
export const review = {
  title: 'Reviews',
  none: 'No reviews yet',
  none_text: 'Be the first to tell others what you think after your order.',
  none_with_stars: 'No review with this many stars.',
  stars: '{count, plural, one {# star} other {# stars}}',
  all: 'All',
  store_answer: 'Answer of the store',
  customer: 'A customer',
  picture: 'Picture of the review',
  verified: 'Verified purchase',
  filter_label: 'Show reviews with',
} as const
