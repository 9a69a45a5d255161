// Answers travel inside the page as text: a list of like things names their fields once, with the value where all have the
// same, and quotes are written as the page need not escape them.
import { swapQuotes } from '#contract/core/swap-quotes.ts'

/** The first entry of a packed list says how the rest is to be read. */
const plain = 0
const table = 1

type Fields = Readonly<Record<string, unknown>>

export function packAnswer(answer: unknown): string {
  return swapQuotes(JSON.stringify(packed(answer)))
}

export function unpackAnswer(text: string): unknown {
  return unpacked(JSON.parse(swapQuotes(text)))
}

function packed(value: unknown): unknown {
  if (Array.isArray(value)) return packedList(value)
  return isFields(value) ? mapFields(value, packed) : value
}

function packedList(list: readonly unknown[]): unknown[] {
  const [first] = list
  if (list.length < 2 || !isFields(first)) return [plain, ...list.map(packed)]
  const names = Object.keys(first)
  if (!list.every((one) => isFields(one) && hasNames(one, names))) return [plain, ...list.map(packed)]
  const rows = list.filter(isFields)
  const varying = names.filter((name) => !rows.every((row) => isSame(row[name], first[name])))
  const columns = names.map((name) => (varying.includes(name) ? name : [name, packed(first[name])]))
  return [table, columns, ...rows.map((row) => varying.map((name) => packed(row[name])))]
}

/** Simple values and empty lists; whatever else is alike is written out. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isEmptyList(one) && isEmptyList(other))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function hasNames(one: Fields, names: readonly string[]): boolean {
  const own = Object.keys(one)
  return own.length === names.length && own.every((name, index) => name === names[index])
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return unpackedList(value)
  return isFields(value) ? mapFields(value, unpacked) : value
}

function unpackedList([kind, ...rest]: readonly unknown[]): unknown[] {
  if (kind === plain) return rest.map(unpacked)
  const [columns = [], ...rows] = rest.filter((row) => Array.isArray(row))
  return rows.map((row) => unpackedRow(columns, row))
}

function unpackedRow(columns: readonly unknown[], row: readonly unknown[]): Fields {
  const values = row.values()
  return Object.fromEntries(
    columns.map((column) =>
      Array.isArray(column) ? [column[0], unpacked(column[1])] : [column, unpacked(values.next().value)],
    ),
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapFields(fields: Fields, change: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))
}
