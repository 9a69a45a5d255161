import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const itemScreens: readonly Screen[] = [
  screen('/items', () => import('./list/items-page.tsx'), 'ItemsPage'),
  screen('/items/new', () => import('./form/new-item-page.tsx'), 'NewItemPage'),
  screen('/items/$id', () => import('./form/item-page.tsx'), 'ItemPage'),
]
