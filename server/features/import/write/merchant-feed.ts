// Items as Google Merchant wants them: an RSS feed, or the same attributes parted by tabs.
import { csvFile } from './csv-file.ts'
import { escaped } from './xlsx-file.ts'

export const merchantAttributes = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'product_type',
  'condition',
  'identifier_exists',
] as const

export type MerchantProduct = Readonly<Record<(typeof merchantAttributes)[number], string>>

type Products = AsyncIterable<readonly MerchantProduct[]>

export async function* merchantXml(
  { title, link }: { title: string; link: string },
  batches: Products,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${escaped(title)}</title><link>${escaped(link)}</link><description>${escaped(title)}</description>\n`,
  )
  for await (const products of batches) {
    yield encoder.encode(products.map((product) => `<item>${attributesOf(product)}</item>\n`).join(''))
  }
  yield encoder.encode('</channel></rss>\n')
}

function attributesOf(product: MerchantProduct): string {
  return merchantAttributes
    .filter((name) => product[name] !== '')
    .map((name) => `<g:${name}>${escaped(product[name])}</g:${name}>`)
    .join('')
}

export async function* merchantTsv(batches: Products): AsyncGenerator<Uint8Array> {
  yield* csvFile(merchantAttributes, rowsOf(batches), '\t')
}

async function* rowsOf(batches: Products): AsyncGenerator<string[][]> {
  for await (const products of batches) {
    yield products.map((product) => merchantAttributes.map((name) => product[name]))
  }
}
