// Rows of a Google Merchant feed in XML (RSS or Atom): one product a row, its attributes as columns.
import { createReadStream } from 'node:fs'
import { decoded } from './encoding.ts'
import { checkedRows, type Table, type TableRow } from './table.ts'
import { localName, parsedXml } from './xml-elements.ts'

/** Attributes a shop of ours has a use for; the others of a feed are left out. */
const headings = [
  'id',
  'title',
  'description',
  'price',
  'sale_price',
  'availability',
  'product_type',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'link',
]

export function openMerchantFeed(path: string, encoding: string): Table {
  const rows = checkedRows(products(path, encoding), headings.length)
  return { format: 'merchant_xml', encoding, delimiter: null, headings: [...headings], rows }
}

async function* products(path: string, encoding: string): AsyncGenerator<TableRow> {
  let found: TableRow[] = []
  let line = 1
  let product: Map<string, string[]> | null = null
  let text = ''
  const steps = parsedXml(decoded(createReadStream(path), encoding), {
    open({ name }) {
      text = ''
      const local = localName(name)
      if (local === 'item' || local === 'entry') product = new Map()
    },
    text(piece) {
      text += piece
    },
    close(name) {
      if (name === 'item' || name === 'entry') {
        line += 1
        const cells = headings.map((heading) => (product?.get(heading) ?? []).join('; '))
        found.push({ line, cells })
        product = null
      } else if (product && text.trim() !== '') {
        product.set(name, [...(product.get(name) ?? []), text.trim()])
      }
      text = ''
    },
  })
  for await (const _ of steps) {
    const ready = found
    found = []
    yield* ready
  }
}
