// Recognises the columns of a file by their headings: ours in every language, and those of other shop systems.
import type { Language } from '../../core/language.ts'
import { fieldsOf, type ImportField, reasonTitles, titlesOf } from './import-fields.ts'
import type { ImportKind } from './import-words.ts'

/** The column of each heading; null is left out. */
export type Mapping = readonly (ImportField | null)[]

/** `Variant SKU`, `variant_sku` and `variantSku` are one heading. */
export function normalHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Without a language: the shop's main one. */
type Foreign = ImportField | 'name' | 'description' | 'tags' | 'generic_name' | 'address'

/** How others call them, as `normalHeading` writes it: Shopify, WooCommerce, Google Merchant, 6amMart and plain words. */
const foreign: Readonly<Record<string, Foreign>> = {
  title: 'name',
  'product name': 'name',
  'item name': 'name',
  'product title': 'name',
  product: 'name',
  item: 'name',
  'store name': 'name',
  restaurant: 'store',
  'restaurant name': 'store',
  shop: 'store',
  vendor: 'store',
  наименование: 'name',
  товар: 'name',
  'item title': 'name',
  'body html': 'description',
  body: 'description',
  details: 'description',
  'short description': 'description',
  categories: 'category',
  'product category': 'category',
  'product type': 'category',
  type: 'category',
  section: 'category',
  'category name': 'category',
  'sub category': 'category',
  раздел: 'category',
  'variant price': 'price',
  'regular price': 'price',
  'unit price': 'price',
  'item price': 'price',
  cost: 'price',
  стоимость: 'price',
  'variant sku': 'sku',
  'item sku': 'sku',
  'product code': 'sku',
  code: 'sku',
  'article number': 'sku',
  код: 'sku',
  'variant inventory qty': 'stock',
  'inventory quantity': 'stock',
  quantity: 'stock',
  qty: 'stock',
  'in stock': 'stock',
  inventory: 'stock',
  количество: 'stock',
  'image src': 'image',
  'image link': 'image',
  'image url': 'image',
  'picture url': 'image',
  photo: 'image',
  'main image': 'image',
  фото: 'image',
  изображение: 'image',
  'additional image link': 'images',
  gallery: 'images',
  published: 'status',
  active: 'status',
  available: 'status',
  availability: 'status',
  visible: 'status',
  'units of measure': 'unit',
  'unit of measure': 'unit',
  uom: 'unit',
  'available time starts': 'available_time_starts',
  'available time ends': 'available_time_ends',
  'discount type': 'discount_type',
  'product tags': 'tags',
  tag: 'tags',
  keywords: 'tags',
  vegetarian: 'veg',
  'is halal': 'halal',
  'maximum cart quantity': 'maximum_cart_quantity',
  'max quantity': 'maximum_cart_quantity',
  'generic name': 'generic_name',
  lat: 'latitude',
  lng: 'longitude',
  lon: 'longitude',
  long: 'longitude',
  'phone number': 'phone',
  telephone: 'phone',
  mobile: 'phone',
  'e mail': 'email',
  'opening times': 'hours',
  schedule: 'hours',
  commission: 'comission',
  'minimum order amount': 'minimum_order',
  'delivery time': 'delivery_minutes',
  'cover photo': 'cover_photo',
  cover: 'cover_photo',
  'parent name': 'parent',
  'parent category name': 'parent',
  sort: 'priority',
  position: 'priority',
  image: 'image',
  images: 'images',
  variant: 'variation',
  'variation type': 'variation',
}

/** Columns of another system that mean something else than ours of the same name. */
const dialects: readonly { has: readonly string[]; means: Readonly<Record<string, Foreign | null>> }[] = [
  {
    // Google Merchant: the id is the merchant's own, and what is sold out is still for sale.
    has: ['image link', 'availability'],
    means: { id: 'sku', availability: null, link: null, condition: null, 'google product category': null },
  },
  {
    // WooCommerce numbers its own products, and its type says how a product is sold.
    has: ['regular price', 'sku'],
    means: { id: null, type: null, 'in stock': null, 'sale price': null, tax: null },
  },
  {
    // Shopify names the maker a vendor, and a product by its handle.
    has: ['handle', 'variant price'],
    means: { vendor: null, handle: null, 'product category': null, status: 'status' },
  },
  {
    // 6amMart and its kin refer to rows of their own database.
    has: ['category id', 'store id'],
    means: { id: null, 'store id': null, 'category id': null, 'module id': null, 'unit id': null },
  },
]

export function recogniseHeadings(headings: readonly string[], kind: ImportKind, main: Language): Mapping {
  const normal = headings.map(normalHeading)
  const wanted = new Set<string>(fieldsOf[kind])
  const own = ownHeadings(kind)
  const means = Object.assign(
    {},
    ...dialects.filter(({ has }) => has.every((one) => normal.includes(one))).map((one) => one.means),
  )
  const taken = new Set<string>()
  return normal.map((heading) => {
    const found = Object.hasOwn(means, heading) ? means[heading] : (own.get(heading) ?? foreign[heading])
    const field = inLanguage(found ?? null, wanted, main)
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** A text without a language is in the main one. */
function inLanguage(found: string | null, wanted: ReadonlySet<string>, main: Language): ImportField | null {
  const exact = [found, `${found}.${main}`].find((one) => one !== null && wanted.has(one))
  return (exact ?? null) as ImportField | null
}

function ownHeadings(kind: ImportKind): Map<string, string> {
  const own = new Map<string, string>()
  for (const field of fieldsOf[kind]) {
    own.set(normalHeading(field), field)
    for (const title of Object.values(titlesOf(field))) own.set(normalHeading(title), field)
    const [name = '', of] = field.split('.')
    // `Name` beside `Name (ru)`.
    if (of === undefined) continue
    own.set(normalHeading(name), name)
    for (const title of Object.values(titlesOf(field)))
      own.set(normalHeading(title.replace(/ \(\w+\)$/, '')), name)
  }
  for (const title of reasonTitles) own.delete(normalHeading(title))
  return own
}

/** Files with the same headings are mapped alike. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(normalHeading).join('\n')
}
