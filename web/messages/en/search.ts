// Searching: the box, what it suggests, what was searched before.
export const search = {
  placeholder: {
    food: 'Search foods and restaurants...',
    grocery: 'Search for grocery or store...',
    pharmacy: 'Search for medicine or store...',
    ecommerce: 'Search for products or store...',
    other: 'Search items or stores',
  },
  label: 'Search',
  submit: 'Search',
  clear_text: 'Clear the text',
  needs_location: 'Please a location',
  suggestions_label: 'Suggestions',
  recent: 'Recent searches',
  recent_none: 'Your searches will appear here.',
  clear_recent: 'Clear all',
  remove_recent: 'Remove “{text}”',
  keywords: 'Suggested keywords',
  suggested: 'Suggested Searches',
  items: 'Items',
  stores: 'Stores',
  suggestions_found: '{count, plural, one {# suggestion} other {# suggestions}}',
} as const
