// The shapes of an item card (CRD-03); a new shape is a new row, not a new component.

export const itemCardLayouts = [
  'vertical',
  'horizontal',
  'food',
  'list',
  'popular',
  'special',
  'flash',
  'flash_slider',
  'campaign',
  'same_store',
  'menu',
  'menu_tile',
] as const

export type ItemCardLayout = (typeof itemCardLayouts)[number]

interface ItemCardLook {
  card: string
  frame: string
  /** How price and cart control stand to each other. */
  deal: string
  /** How wide the picture is on screen. */
  sizes: string
  picture: { width: number; height: number }
  description: boolean
  /** Whether the card says whose it is and how far that is; on the store's own page the page says it. */
  store: boolean
  /** Whether 'No unit type' stands where an item has no unit. */
  missingUnit: boolean
  /** Longest name outside food; null shows it whole (CRD-07). */
  nameLength: number | null
  /** Whether the card says what the discount saves. */
  saving: boolean
  /** Stock is shown by the footer of a flash sale, else by the card. */
  stock: boolean
}

const plain = {
  picture: { width: 800, height: 800 },
  description: false,
  store: true,
  missingUnit: false,
  nameLength: null,
  saving: false,
  stock: true,
} as const

/** A row of its own, as wide as the card: the stepper has room and nothing moves when it comes. */
const stacked = 'flex-col'
const beside = 'deal-beside'

const upright = {
  ...plain,
  deal: stacked,
  card: 'flex-col',
  frame: 'order-first aspect-square w-full',
  sizes: '(min-width: 1280px) 240px, (min-width: 640px) 30vw, 45vw',
} as const

const lying = {
  ...plain,
  deal: beside,
  card: 'flex-row',
  frame: 'order-first card-square ms-3 w-28 sm:w-32',
  sizes: '144px',
} as const

const flash = { nameLength: 25, stock: false } as const

export const itemCardLooks = {
  vertical: upright,
  popular: { ...upright, sizes: '(min-width: 1024px) 210px, (min-width: 640px) 224px, 160px' },
  same_store: { ...upright, sizes: '160px', store: false },
  special: { ...upright, frame: 'order-first aspect-4/3 w-full', saving: true },
  flash: { ...upright, ...flash },
  flash_slider: { ...lying, ...flash },
  horizontal: lying,
  food: { ...lying, description: true },
  list: {
    ...lying,
    frame: 'order-first card-square ms-3 w-28 sm:w-36',
    sizes: '160px',
    description: true,
    missingUnit: true,
  },
  menu: {
    ...lying,
    card: 'menu-row',
    frame: 'card-square me-3 w-28 sm:w-35',
    description: true,
    store: false,
  },
  menu_tile: { ...upright, sizes: '(min-width: 640px) 224px, 45vw', store: false },
  campaign: {
    ...upright,
    frame: 'order-first aspect-video w-full',
    picture: { width: 960, height: 540 },
    sizes: '(min-width: 640px) 380px, 80vw',
  },
} as const satisfies Record<ItemCardLayout, ItemCardLook>
