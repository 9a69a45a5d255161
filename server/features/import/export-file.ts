// Everything of a kind in one file that imports to the same shop, or the items as a Google Merchant feed.

import type { FileReply } from '#contract/core/file-reply.ts'
import type { Language } from '#contract/core/language.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import { fieldsOf, fieldTitle, type ImportField } from '#contract/features/import/import-fields.ts'
import type { ExportFormat, ImportKind } from '#contract/features/import/import-words.ts'
import type { Database } from '#server/database/connection.ts'
import { pulled } from '#server/platform/http/reply/send-file.ts'
import { writeHundredths } from './target/cells.ts'
import type { ExportFilter, ImportJob } from './target/import-target.ts'
import type { ItemKnown, ItemThing } from './target/item-known.ts'
import { exportedItems } from './target/item-target.ts'
import { targets } from './work/import-parts.ts'
import { csvFile } from './write/csv-file.ts'
import { csvType, tsvType, xlsxType, xmlType } from './write/file-types.ts'
import { type MerchantProduct, merchantTsv, merchantXml } from './write/merchant-feed.ts'
import { xlsxFile } from './write/xlsx-file.ts'

/** Texts of figures, such as a store's own number of an item, are texts. */
const numeric: readonly ImportField[] = [
  'id',
  'price',
  'discount',
  'stock',
  'unit_amount',
  'maximum_cart_quantity',
  'latitude',
  'longitude',
  'minimum_order',
  'tax',
  'comission',
  'priority',
]

export interface ExportParts {
  db: Database
  job: ImportJob
  filter: ExportFilter
  kind: ImportKind
  language: Language
  shop: { name: string; origin: string; currency: string }
}

const endings = { csv: 'csv', xlsx: 'xlsx', merchant_xml: 'xml', merchant_tsv: 'tsv' } as const

/** A feed is of items, whatever was asked for. */
export function exportFile(format: ExportFormat, parts: ExportParts): FileReply {
  const isFeed = format === 'merchant_xml' || format === 'merchant_tsv'
  const day = parts.job.now.toISOString().slice(0, 10)
  const name = `${isFeed ? 'merchant' : parts.kind}-${day}.${endings[format]}`
  return { name, ...contentOf(format, parts) }
}

function contentOf(format: ExportFormat, parts: ExportParts): Pick<FileReply, 'type' | 'body'> {
  const { db, job, filter, kind, language, shop } = parts
  const feed = () => exportedItems(db, job, filter, (rows, known) => products(rows, known, parts))
  if (format === 'merchant_xml') {
    return { type: xmlType, body: pulled(merchantXml({ title: shop.name, link: shop.origin }, feed())) }
  }
  if (format === 'merchant_tsv') return { type: tsvType, body: pulled(merchantTsv(feed())) }
  const headings = fieldsOf[kind].map((field) => fieldTitle(field, language))
  const rows = targets[kind].export(db, job, filter)
  if (format === 'csv') return { type: csvType, body: pulled(csvFile(headings, rows)) }
  const isNumeric = fieldsOf[kind].map((field) => numeric.includes(field))
  return { type: xlsxType, body: pulled(xlsxFile(headings, rows, isNumeric)) }
}

/** Where pieces are not counted, what is shown can be had. */
function isInStock({ store_id, stock }: ItemThing, { storeById }: ItemKnown): boolean {
  const store = storeById.get(store_id)
  return store !== undefined && (!moduleTraits[store.module_type].has_stock || stock > 0)
}

function products(
  rows: readonly ItemThing[],
  known: ItemKnown,
  { job, shop }: ExportParts,
): MerchantProduct[] {
  const money = (minor: number) => `${writeHundredths(minor)} ${shop.currency}`
  return rows
    .filter((row) => row.visible)
    .map((row) => ({
      id: row.sku ?? String(row.id),
      title: row.name[job.main],
      description: row.description[job.main] || row.name[job.main],
      link: `${shop.origin}/product/${row.slug}`,
      image_link: job.pictures.write('item', row.image),
      availability: isInStock(row, known) ? 'in_stock' : 'out_of_stock',
      price: money(row.price ?? 0),
      sale_price: row.discounted ? money(row.effective_price) : '',
      product_type: known.categories(row.module_id).write(row.category_id),
      condition: 'new',
      identifier_exists: 'no',
    }))
}
