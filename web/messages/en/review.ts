// What stands beside the reviews of an item.
export const review = {
  title: 'Reviews',
  none: 'No reviews yet',
  none_text: 'Order something and be the first to say what you think.',
  none_with_stars: 'No reviews with this many stars.',
  stars: '{count, plural, one {# star} other {# stars}}',
  all: 'All',
  store_answer: 'Answer from the store',
  customer: 'A customer',
  picture: 'Picture from the review',
  verified: 'Verified purchase',
  filter_label: 'Show reviews with',
} as const
