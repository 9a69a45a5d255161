// The short file: price, discount, stock and whether it is sold, of items that are there; one row more for each combination.

import { cutText } from '#contract/core/clean-value.ts'
import { fieldsOf } from '#contract/features/import/import-fields.ts'
import type { Statements } from '#server/database/connection.ts'
import { countAssortment } from '#server/features/item/desk/filed-items.service.ts'
import { updateMany } from './bulk.db.ts'
import { readHundredths, readWhole, refuseCell, writeHundredths } from './cells.ts'
import type { Column, Columns } from './columns.ts'
import { findItem, lookForItems } from './find-item.ts'
import type { ImportJob, ImportTarget } from './import-target.ts'
import { itemColumns, itemMoney, offerColumns, pieces } from './item-columns.ts'
import { type ItemKnown, type ItemReferences, type ItemThing, itemReferences } from './item-known.ts'
import { checkOffer, exportedItems } from './item-target.ts'
import { createRowWork, type ThingRules } from './row-work.ts'

/** An item, and the combination a row is about; '' is the item itself. */
interface Offer extends ItemThing {
  variation: string
}

type OfferColumn = Column<Offer, ItemKnown>

const written = ['price', 'discount', 'discount_type', 'stock', 'status', 'visible', 'variations'] as const

export const stockTarget: ImportTarget = {
  async open(db, job) {
    const references = await itemReferences(db, job)
    return createRowWork(stockRules(db, job, references), job)
  },

  async *export(db, job, filter) {
    const columns = stockColumns(job)
    yield* exportedItems(db, job, filter, (rows, known) =>
      rows.flatMap((row) =>
        ['', ...row.variations.map(({ type }) => type)].map((variation) =>
          fieldsOf.stock.map((field) => columns[field]?.write({ ...row, variation }, known) ?? ''),
        ),
      ),
    )
  },
}

/** What a row says of a combination's price or stock, else of the item's. */
function ofVariation(
  key: 'price' | 'stock',
  read: (cell: string) => number,
  write: (value: number) => string,
): OfferColumn {
  const one = ({ variations, variation }: Offer) => variations.find(({ type }) => type === variation)
  return {
    read(cell, offer) {
      const value = read(cell)
      if (offer.variation === '') return { [key]: value }
      const variations = offer.variations.map((each) =>
        each.type === offer.variation ? { ...each, [key]: value } : each,
      )
      return { variations }
    },
    write(offer) {
      const value = offer.variation === '' ? offer[key] : one(offer)?.[key]
      return typeof value === 'number' ? write(value) : ''
    },
  }
}

/** Names, numbers and stores say which item it is, and change nothing here. */
function stockColumns(job: ImportJob): Columns<Offer, ItemKnown> {
  const all: Columns<Offer, ItemKnown> = { ...itemColumns(job) } as Columns<Offer, ItemKnown>
  const only = (column: OfferColumn | undefined): OfferColumn => ({
    read: () => ({}),
    write: (offer, known) => column?.write(offer, known) ?? '',
  })
  const identity = fieldsOf.stock.map((field) => [field, only(all[field])])
  const ofItem = (column: OfferColumn | undefined): OfferColumn => ({
    read: (cell, offer, known) => (offer.variation === '' ? (column?.read(cell, offer, known) ?? {}) : {}),
    write: (offer, known) => (offer.variation === '' ? (column?.write(offer, known) ?? '') : ''),
  })
  const offer = offerColumns as Columns<Offer, ItemKnown>
  return {
    ...Object.fromEntries(identity),
    variation: { read: () => ({}), write: ({ variation }) => variation },
    price: ofVariation('price', (cell) => readHundredths(cell, itemMoney), writeHundredths),
    stock: ofVariation('stock', (cell) => readWhole(cell, pieces), String),
    discount: ofItem(offer.discount),
    discount_type: ofItem(offer.discount_type),
    status: ofItem(offer.status),
  }
}

function stockRules(
  db: Statements,
  job: ImportJob,
  references: ItemReferences,
): ThingRules<Offer, ItemKnown> {
  const touched = new Set<number>()
  return {
    columns: stockColumns(job),
    wanted: [],
    look: (rows) => lookForItems(db, rows, references, job),
    begin(cell, known) {
      const found = findItem(cell, known, job) ?? refuseCell('no_such')
      const variation = cell('variation')
      if (variation !== '' && !found.variations.some(({ type }) => type === variation)) {
        refuseCell('no_variation', { value: cutText(variation, 60) })
      }
      return { thing: { ...found, variation }, is_new: false }
    },
    nameOf: ({ name, variation }) => [name[job.main], variation].filter(Boolean).join(', '),
    keysOf: ({ id }, cell) => [`id:${id}\n${cell('variation')}`],
    ofRow: ({ variation }) => ({ variation }),
    check: (planned, known) => {
      const { thing, reasons } = checkOffer(planned, known)
      return { thing: { ...planned.after, ...thing, variation: planned.after.variation }, reasons }
    },
    newIds: async () => [],
    async write(_made, changed) {
      const visible = ({ status, is_approved, store_id }: Offer) =>
        status && is_approved && references.storeById.get(store_id)?.status === true
      await updateMany(
        db,
        'item',
        written,
        changed.map((one) => ({ ...one, visible: visible(one) })),
        job.now,
      )
      for (const { store_id } of changed) touched.add(store_id)
    },
    finish: () => countAssortment(db, [...touched]),
  }
}
