// The shapes of an item card; a new shape is a new row, not a new component.

export const itemCardLayouts = [
  'vertical',
  'horizontal',
  'food',
  'list',
  'popular',
  'special',
  'flash',
  'flash_slider',
] as const

export type ItemCardLayout = (typeof itemCardLayouts)[number]

interface ItemCardLook {
  card: string
  frame: string
  text: string
  name: string
  /** How wide the picture is on screen. */
  sizes: string
  description: boolean
}

const upright = {
  card: 'flex-col',
  frame: 'aspect-square w-full',
  text: 'p-3',
  name: 'line-clamp-2',
  sizes: '(min-width: 1280px) 220px, (min-width: 640px) 30vw, 45vw',
  description: false,
} as const

const lying = {
  card: 'flex-row',
  frame: 'w-28 self-stretch sm:w-36',
  text: 'p-3',
  name: 'line-clamp-2',
  sizes: '144px',
  description: false,
} as const

export const itemCardLooks = {
  vertical: upright,
  popular: { ...upright, frame: 'aspect-[4/3] w-full' },
  special: { ...upright, card: 'flex-col ring-1 ring-accent-soft' },
  flash: upright,
  flash_slider: { ...upright, card: 'flex-col shadow-none' },
  horizontal: lying,
  food: { ...lying, frame: 'w-32 self-stretch sm:w-40', sizes: '160px', description: true },
  list: { ...lying, frame: 'size-28 sm:size-36', description: true },
} as const satisfies Record<ItemCardLayout, ItemCardLook>
