// The weight of a first visit, page by page, against what each may weigh.
import { z } from 'zod'
import { type FirstLoad, firstLoadOf } from './first-load.ts'
import { pageVisitors, shopHeaders, textOf } from './visitor.ts'

interface WeighedPage {
  name: string
  path: string
  /** Kilobytes: what was reached, and a little room. Targets that are not reached yet are in docs/scale.md. */
  most: FirstLoad
}

const weightNames = ['scripts', 'styles', 'page', 'html'] as const

/** False when a page is over its budget. */
export async function printWeights(origin: string): Promise<boolean> {
  console.log('first load of a visitor with a destination: KB of brotli, and of HTML before it (at most)')
  const visitors = await pageVisitors(origin)
  let fits = true
  for (const { name, path, most } of await weighedPages(origin)) {
    const weights = await firstLoadOf(origin, path, { accept: 'text/html', ...visitors(0) })
    const over = weightNames.some((weight) => weights[weight] > most[weight])
    fits &&= !over
    const columns = weightNames.map(
      (weight) => `${weight} ${weights[weight].toFixed(1).padStart(6)} (${most[weight]})`,
    )
    console.log(`${name.padEnd(12)} ${columns.join('   ')}${over ? '   over budget' : ''}`)
  }
  return fits
}

const items = z.object({ products: z.array(z.object({ slug: z.string() })).min(1) })
const stores = z.object({ stores: z.array(z.object({ slug: z.string() })).min(1) })

/** The first store and the most ordered item stand for the others. */
async function weighedPages(origin: string): Promise<WeighedPage[]> {
  const [headers] = await shopHeaders(origin)
  const read = async (path: string) =>
    JSON.parse(await textOf(`${origin}/api/v1${path}?limit=1&offset=1`, headers))
  const [store] = stores.parse(await read('/stores/get-stores/all')).stores
  const [item] = items.parse(await read('/items/popular')).products
  const styles = 16.5
  return [
    { name: '/', path: '/', most: { scripts: 160.5, styles, page: 17.5, html: 105 } },
    { name: '/home', path: '/home', most: { scripts: 163, styles, page: 28, html: 262 } },
    {
      name: 'store',
      path: `/store/${store?.slug}?id=${store?.slug}&module_id=${headers.moduleid}`,
      most: { scripts: 260, styles, page: 26.5, html: 176 },
    },
    {
      name: 'product',
      path: `/product/${item?.slug}?id=${item?.slug}&module_id=${headers.moduleid}`,
      most: { scripts: 202, styles, page: 22.5, html: 180 },
    },
    {
      name: 'listing',
      path: `/home?search=special-offer&module_id=${headers.moduleid}`,
      most: { scripts: 163, styles, page: 23.5, html: 180 },
    },
  ]
}
