// Categories: all of them, and the page of one.
export const category = {
  title: 'Categories',
  all_title: 'All categories in {module}',
  all_description: 'Browse {module} by category and have it delivered.',
  find: 'Find a category',
  none_found: 'No category has this name.',
  none_title: 'No categories here yet',
  products: '{count, plural, one {# product} other {# products}}',
  page_title: '{category} · {business}',
  page_description:
    '{category}: {count, plural, one {# product} other {# products}} in {module}, delivered to your door.',
  path_label: 'You are here',
  home: 'Home',
  children_label: 'Subcategories of {category}',
} as const
