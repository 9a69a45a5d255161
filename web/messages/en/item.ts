// What cards, dialog and page say about an item.
export const item = {
  out_of_stock: 'Out of Stock',
  no_unit_type: 'No unit type',
  rated: 'Rated {rating} out of 5',
  price_before: 'Price before',
  price_now: 'Price now',
  veg: 'Vegetarian',
  non_veg: 'Not vegetarian',
} as const
