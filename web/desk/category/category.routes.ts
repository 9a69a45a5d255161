import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const categoryScreens: readonly Screen[] = [
  screen('/categories', () => import('./categories-page.tsx'), 'CategoriesPage'),
  screen('/categories/new', () => import('./category-page.tsx'), 'NewCategoryPage'),
  screen('/categories/$id', () => import('./category-page.tsx'), 'CategoryPage'),
]
