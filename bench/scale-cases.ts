// The calls of the pages a visitor browses, each asked again for something else every time.
import { z } from 'zod'
import type { Request } from './latency.ts'
import { type Headers, placeOf, shopHeaders, textOf } from './visitor.ts'

export interface ScaleCase {
  name: string
  request: (number: number) => Request
}

/** Something of one module to ask about. */
interface ModuleItems {
  headers: Headers
  categories: number[]
  items: { id: number; store_id: number; name: string }[]
}

const categories = z.array(z.object({ id: z.number(), childes: z.array(z.object({ id: z.number() })) }))
const items = z.object({
  total_size: z.number(),
  products: z.array(z.object({ id: z.number(), store_id: z.number(), name: z.string() })),
})

/** Spread over the whole list: what is asked for again soon is the exception, as in a large shop. */
const sampledPages = 24
const sampledAtOnce = 50

async function moduleItemsOf(origin: string, headers: Headers): Promise<ModuleItems> {
  const read = async (path: string) => JSON.parse(await textOf(`${origin}/api/v1${path}`, headers))
  const found = categories.parse(await read('/categories'))
  const module: ModuleItems = {
    headers,
    categories: found.flatMap(({ id, childes }) => [id, ...childes.map((child) => child.id)]),
    items: [],
  }
  const page = async (number: number) =>
    items.parse(await read(`/items/new-arrival?limit=${sampledAtOnce}&offset=${number}`))
  const pages = Math.ceil((await page(1)).total_size / sampledAtOnce)
  const step = Math.max(1, pages / sampledPages)
  for (let number = 1; number <= pages; number += step) {
    module.items.push(...(await page(Math.floor(number))).products)
  }
  return module
}

/** The requests of a module's home page that read snapshots; the rest is a handful of rows. */
const homeCalls = [
  '/items/popular?limit=12&offset=1',
  '/items/most-reviewed?limit=12&offset=1',
  '/items/discounted?limit=12&offset=1',
  '/items/recommended?limit=12&offset=1',
  '/items/new-arrival?limit=12&offset=1',
  '/categories/featured/items?limit=12&offset=1',
  '/categories',
  '/banners',
  '/stores/get-stores/all?limit=12&offset=1',
  '/stores/get-stores/all?featured=1&limit=12&offset=1',
  '/stores/popular?limit=12&offset=1',
  '/stores/latest?limit=12&offset=1',
]

const sorts = ['', '&sort_by=low2High', '&sort_by=high2Low']
const filters = ['top_rated', 'discounted', 'currently_available', 'free_delivery', 'top_rated,discounted']

/** Numbers that say nothing about each other, so that two choices of one request do not go together. */
function scattered(number: number): number {
  const first = Math.imul((number + 1) ^ (number >>> 16), 0x85eb_ca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2_ae35)
  return (second ^ (second >>> 16)) >>> 0
}

/** Spread over a list without order, the same in every run. */
const pick = <Value>(values: readonly Value[], number: number): Value => {
  const value = values[scattered(number) % values.length]
  if (value === undefined) throw new Error('there is nothing to ask about')
  return value
}

export async function scaleCases(origin: string): Promise<ScaleCase[]> {
  const everyModule: ModuleItems[] = []
  for (const headers of await shopHeaders(origin)) everyModule.push(await moduleItemsOf(origin, headers))
  const asking =
    (path: (module: ModuleItems, number: number) => string) =>
    (number: number): Request => {
      const module = pick(everyModule, number)
      return { path: `/api/v1${path(module, number)}`, headers: { ...module.headers, ...placeOf(number) } }
    }
  const price = (number: number) => `&min_price=${number % 37}&max_price=${40 + (number % 911)}`
  const words = (name: string) => name.toLowerCase().split(' ')
  return [
    { name: 'home, its calls in turn', request: asking((_, number) => pick(homeCalls, number * 7)) },
    {
      name: 'category page',
      request: asking(
        ({ categories }, number) =>
          `/categories/items/${pick(categories, number * 3)}?limit=12&offset=1${pick(sorts, number)}`,
      ),
    },
    {
      name: 'listing with filters',
      request: asking(
        (_, number) =>
          `/get-combined-data?list_type=item&data_type=all&limit=12&offset=${1 + (number % 3)}&filter=${encodeURIComponent(
            JSON.stringify(pick(filters, number).split(',')),
          )}${price(number)}${pick(sorts, number * 5)}`,
      ),
    },
    {
      name: 'item details',
      request: asking(({ items }, number) => `/items/details/${pick(items, number * 3).id}`),
    },
    {
      name: 'store page',
      request: asking(({ items }, number) => {
        const { store_id } = pick(items, number * 3)
        return pick(
          [
            `/stores/details/${store_id}`,
            `/stores/menu/${store_id}`,
            `/items/latest?store_id=${store_id}&limit=12&offset=1`,
            `/items/recommended?store_id=${store_id}&limit=12&offset=1`,
          ],
          number * 11,
        )
      }),
    },
    {
      name: 'suggestions',
      request: asking(({ items }, number) => {
        const typed = pick(words(pick(items, number * 3).name), number).slice(0, 3 + (number % 4))
        return `/items/item-or-store-search?name=${encodeURIComponent(typed)}`
      }),
    },
    {
      name: 'search',
      request: asking(({ items }, number) => {
        const name = words(pick(items, number * 3).name)
        const typed = [name[0], ...(number % 3 === 0 ? [] : [pick(name, number)])].join(' ')
        return `/items/search?name=${encodeURIComponent(typed)}&limit=12&offset=1`
      }),
    },
  ]
}
