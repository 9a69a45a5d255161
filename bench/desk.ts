// The desk of a store that sells a hundred thousand items: bringing them in, and the list of them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { startBuiltShop } from '#tools/shop/built-shop.ts'
import { type MeasuredDatabase, startMeasuredDatabase } from '#tools/shop/database.ts'
import { owner, ownTheShop } from '../e2e/fixtures/owner.ts'
import { type ImportingStore, largeFile, measuredImport } from './large-import.ts'
import { plansIn } from './plans.ts'
import { type Headers, textOf } from './visitor.ts'

const mostListMs = 200
/** Of the process beyond what it held before, whatever the file. */
const mostGrownMb = 150
const tries = 5
const shownStatements = 3

/** False when a list takes too long, or an import too much memory. */
export async function printDesk(rows: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'fivefold-desk-'))
  const database = await startMeasuredDatabase(folder)
  try {
    const shop = await startBuiltShop({ DATABASE_URL: database.url, RATE_LIMIT: 'off' }, { wantsOwner: true })
    try {
      await ownTheShop(shop)
      const headers = await signedIn(shop.url)
      const place = await placeForItems(shop.url, headers)
      const isBounded = await printImports(shop.url, headers, rows, place)
      return (await printLists(shop.url, headers, place, database)) && isBounded
    } finally {
      await shop.stop()
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function signedIn(origin: string): Promise<Headers> {
  const response = await fetch(`${origin}/api/v1/desk/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner.email, password: owner.password }),
  })
  const { token } = z.object({ token: z.string() }).parse(await response.json())
  return { authorization: `Bearer ${token}` }
}

const stores = z.array(z.object({ id: z.number(), module_id: z.number(), module_type: z.string() }))
const terms = z.object({ categories: z.array(z.object({ id: z.number(), parent_id: z.number() })) })

/** A grocer: its items have a stock. */
async function placeForItems(origin: string, headers: Headers): Promise<ImportingStore> {
  const read = async (path: string) =>
    JSON.parse(await textOf(`${origin}/api/v1/desk/items/${path}`, headers))
  const store = stores.parse(await read('stores')).find(({ module_type }) => module_type === 'grocery')
  if (!store) throw new Error('no grocer to sell the items')
  const { categories } = terms.parse(await read(`terms?module_id=${store.module_id}`))
  const leaf = categories.find(({ parent_id }) => parent_id > 0)
  if (!leaf) throw new Error('no category to file the items under')
  return { store_id: store.id, category_id: leaf.id }
}

async function printImports(
  origin: string,
  headers: Headers,
  rows: number,
  place: ImportingStore,
): Promise<boolean> {
  const file = largeFile(rows, place)
  console.log(
    `\nan import of ${rows.toLocaleString('en')} rows into one store (at most ${mostGrownMb} MB more)`,
  )
  let fits = true
  for (const name of ['new', 'unchanged']) {
    const { steps, counts } = await measuredImport(origin, headers, file, place)
    for (const step of steps) {
      const over = step.grownMb > mostGrownMb
      fits &&= !over
      console.log(
        `${`${name}, ${step.name}`.padEnd(24)} ${step.seconds.toFixed(1).padStart(6)} s   ${step.grownMb.toFixed(0).padStart(4)} MB more${over ? '   over the limit' : ''}`,
      )
    }
    console.log(`  ${JSON.stringify(counts)}`)
  }
  return fits
}

/** What people ask a list for; every one of them again, and deep in it. */
const asked = (place: ImportingStore): Record<string, string> => ({
  'first page': '',
  'of the store': `store_id=${place.store_id}`,
  'by name': 'sort=name',
  'by name, last first': 'sort=name&dir=down',
  'by price': 'sort=price',
  'by stock': 'sort=stock&dir=down',
  'by sold': 'sort=sold&dir=down',
  'by change': 'sort=changed&dir=down',
  'a word': 'q=soap',
  'two words': 'q=amber+soap',
  'a beginning': 'q=a',
  'a word of all': 'q=every',
  'a word of all, by name': 'q=every&sort=name',
  'a word of all, page 100': 'q=every&sort=name&offset=100',
  'a word, by price': 'q=soap&sort=price',
  'a word, by name': 'q=soap&sort=name',
  'a word, page 100': 'q=soap&sort=name&offset=100',
  'nothing like it': 'q=zeppelin',
  'an id': 'q=%23500',
  'of a category': `category_id=${place.category_id}&sort=price`,
  hidden: 'shown=hidden',
  visible: 'shown=visible&sort=name',
  'sold out': 'stock=out&sort=name',
  'running low': 'stock=low',
  discounted: 'discounted=1&sort=price',
  'without a picture': 'without_picture=1&sort=name',
  archived: 'archived=1',
  'page 1,000 by name': 'sort=name&offset=1000',
  'last page by name': 'sort=name&offset=2000',
  'page 500 by name': 'sort=name&offset=500',
  'page 1,000 by price': 'sort=price&offset=1000',
  'last page by change': 'sort=changed&offset=2000',
  'beyond the end': 'sort=name&offset=1000000',
})

async function printLists(
  origin: string,
  headers: Headers,
  place: ImportingStore,
  database: MeasuredDatabase,
): Promise<boolean> {
  console.log(`\nthe desk's list of items, ms at the median (at most ${mostListMs})`)
  let fits = true
  for (const [name, query] of Object.entries(asked(place))) {
    const url = `${origin}/api/v1/desk/items?${query}`
    const ms = await medianOf(url, headers)
    const over = ms > mostListMs
    fits &&= !over
    console.log(`${name.padEnd(24)} ${ms.toFixed(1).padStart(7)}${over ? '   over the limit' : ''}`)
    if (over) await printPlans(url, headers, database)
  }
  return fits
}

async function medianOf(url: string, headers: Headers): Promise<number> {
  const took: number[] = []
  for (let done = 0; done < tries; done += 1) {
    const begun = performance.now()
    await textOf(url, headers)
    took.push(performance.now() - begun)
  }
  return took.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? Number.NaN
}

async function printPlans(url: string, headers: Headers, database: MeasuredDatabase): Promise<void> {
  const log = await database.explaining(async () => void (await textOf(url, headers)))
  const plans = plansIn(log).toSorted((one, other) => other.milliseconds - one.milliseconds)
  for (const { reads, milliseconds, pages, rows } of plans.slice(0, shownStatements)) {
    console.log(
      `  ${milliseconds.toFixed(1).padStart(6)} ms  ${String(pages).padStart(6)} pages  ${String(rows).padStart(5)} rows  ${reads}`,
    )
  }
}
