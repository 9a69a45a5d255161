// Rows of a schema.org Menu in JSON-LD: each dish with the section it stands in.
import { readFile, stat } from 'node:fs/promises'
import { checkedRows, FileRefused, type Table, type TableRow } from './table.ts'

/** Bytes: it is read whole. */
const largest = 20 * 1_024 * 1_024

const deepest = 8

const headings = ['title', 'description', 'price', 'product_type', 'image_link', 'veg']

export async function openMenu(path: string, encoding: string): Promise<Table> {
  if ((await stat(path)).size > largest) throw new FileRefused('bomb')
  const text = new TextDecoder(encoding).decode(await readFile(path))
  const rows: TableRow[] = []
  for (const menu of menusIn(parsed(text), 0)) collect(menu, '', rows, 0)
  if (rows.length === 0) throw new FileRefused('unknown_format')
  const table = checkedRows(each(rows), headings.length)
  return { format: 'menu_json', encoding, delimiter: null, headings: [...headings], rows: table }
}

type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (problem) {
    throw new FileRefused('unreadable', {}, problem)
  }
}

async function* each(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  yield* rows
}

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

const typesOf = (thing: Thing) => list(thing['@type']).map(String)

/** Wherever they stand: by themselves, in a graph, or of a restaurant. */
function menusIn(value: unknown, depth: number): Thing[] {
  if (depth > deepest) return []
  if (Array.isArray(value)) return value.flatMap((one) => menusIn(one, depth + 1))
  if (!isThing(value)) return []
  if (typesOf(value).includes('Menu')) return [value]
  return [value['@graph'], value.hasMenu, value.menu].flatMap((one) => menusIn(one, depth + 1))
}

function collect(part: Thing, section: string, rows: TableRow[], depth: number): void {
  if (depth > deepest) return
  for (const dish of list(part.hasMenuItem).filter(isThing)) {
    rows.push({ line: rows.length + 1, cells: cellsOf(dish, section) })
  }
  for (const below of list(part.hasMenuSection).filter(isThing)) {
    collect(below, textOf(below.name) || section, rows, depth + 1)
  }
}

function cellsOf(dish: Thing, section: string): string[] {
  const [offer] = list(dish.offers).filter(isThing)
  const diets = list(dish.suitableForDiet).map(String)
  const isVeg = diets.some((diet) => /(Vegan|Vegetarian)Diet$/.test(diet))
  return [
    textOf(dish.name),
    textOf(dish.description),
    textOf(offer?.price),
    section,
    pictureOf(dish.image),
    isVeg ? 'yes' : '',
  ]
}

function pictureOf(value: unknown): string {
  const [first] = list(value)
  return isThing(first) ? textOf(first.url) || textOf(first.contentUrl) : textOf(first)
}

/** Also `{"@value": "Soup", "@language": "en"}`. */
function textOf(value: unknown): string {
  const [first] = list(value)
  if (isThing(first)) return textOf(first['@value'])
  return typeof first === 'string' || typeof first === 'number' ? String(first) : ''
}
