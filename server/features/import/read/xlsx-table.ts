// Rows of an Excel file: the first sheet that is shown, read as it is unpacked; only its shared texts are held.
import { decoded } from './encoding.ts'
import { checkedHeadings, checkedRows, FileRefused, type Table, type TableRow } from './table.ts'
import { localName, parsedXml } from './xml-elements.ts'
import { type Archive, openArchive } from './zip-archive.ts'

const megabyte = 1_024 * 1_024

const limits = { entries: 2_000, total: 800 * megabyte, entry: 700 * megabyte }

/** Characters of all shared texts together: they are the only part that must be held. */
const mostShared = 40_000_000

/** Excel has no more columns; a reference beyond is nonsense. */
const mostColumns = 16_384

export async function openXlsx(path: string): Promise<Table> {
  const archive = await openArchive(path, limits)
  try {
    const sheet = await firstSheet(archive)
    const shared = await sharedTexts(archive)
    const lines = sheetRows(archive, sheet, shared)
    const first = await lines.next()
    if (first.done) throw new FileRefused('empty')
    const headings = checkedHeadings(first.value.cells)
    const rows = closing(checkedRows(lines, headings.length), archive)
    return { format: 'xlsx', encoding: null, delimiter: null, headings, rows }
  } catch (problem) {
    archive.close()
    throw problem
  }
}

async function* closing(rows: AsyncIterable<TableRow>, archive: Archive): AsyncGenerator<TableRow> {
  try {
    yield* rows
  } finally {
    archive.close()
  }
}

async function textOf(archive: Archive, name: string): Promise<AsyncGenerator<string> | null> {
  const entry = archive.entries.get(name)
  return entry ? decoded(await archive.read(entry), 'utf-8') : null
}

async function run(steps: AsyncIterable<void>): Promise<void> {
  for await (const _ of steps);
}

/** Where the first sheet that is shown stands, as the workbook and its relations say. */
async function firstSheet(archive: Archive): Promise<string> {
  const workbook = await textOf(archive, 'xl/workbook.xml')
  const relations = await textOf(archive, 'xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) throw new FileRefused('unknown_format')
  let wanted = ''
  await run(
    parsedXml(workbook, {
      open({ name, attributes }) {
        if (localName(name) !== 'sheet' || wanted || attributes.state?.includes('idden')) return
        wanted =
          Object.entries(attributes).find(([key]) => localName(key) === 'id' && key !== 'id')?.[1] ?? ''
      },
    }),
  )
  let target = ''
  await run(
    parsedXml(relations, {
      open({ attributes }) {
        if (attributes.Id === wanted && wanted) target = attributes.Target ?? ''
      },
    }),
  )
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!archive.entries.has(path)) throw new FileRefused('unreadable')
  return path
}

async function sharedTexts(archive: Archive): Promise<string[]> {
  const file = await textOf(archive, 'xl/sharedStrings.xml')
  const texts: string[] = []
  if (!file) return texts
  let held = 0
  let text = ''
  let isText = false
  let isPhonetic = false
  await run(
    parsedXml(file, {
      open({ name }) {
        const local = localName(name)
        if (local === 'si') text = ''
        if (local === 'rPh') isPhonetic = true
        if (local === 't') isText = !isPhonetic
      },
      text(piece) {
        if (!isText) return
        held += piece.length
        if (held > mostShared) throw new FileRefused('bomb')
        text += piece
      },
      close(name) {
        if (name === 't') isText = false
        if (name === 'rPh') isPhonetic = false
        if (name === 'si') texts.push(text)
      },
    }),
  )
  return texts
}

/** Rows in which something stands; the widest cell counts, an empty one does not. */
async function* sheetRows(
  archive: Archive,
  sheet: string,
  shared: readonly string[],
): AsyncGenerator<TableRow> {
  const file = await textOf(archive, sheet)
  if (!file) throw new FileRefused('unreadable')
  let found: TableRow[] = []
  const handler = rowReader(shared, (row) => found.push(row))
  for await (const _ of parsedXml(file, handler)) {
    if (found.length === 0) continue
    const ready = found
    found = []
    yield* ready
  }
}

function rowReader(shared: readonly string[], onRow: (row: TableRow) => void) {
  let line = 0
  let cells: string[] = []
  let column = -1
  let type = 'n'
  let value = ''
  let isValue = false
  return {
    open({ name, attributes }: { name: string; attributes: Record<string, string> }) {
      const local = localName(name)
      if (local === 'row') {
        line = Number(attributes.r ?? line + 1)
        cells = []
        column = -1
      } else if (local === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        type = attributes.t ?? 'n'
        value = ''
      } else if (local === 'v' || local === 't') isValue = true
    },
    text(piece: string) {
      if (isValue) value += piece
    },
    close(name: string) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c' && value !== '') put(cells, column, cellText(type, value, shared))
      else if (name === 'row' && cells.length > 0) onRow({ line, cells })
    },
  }
}

function put(cells: string[], column: number, text: string): void {
  if (column >= mostColumns) throw new FileRefused('unreadable')
  while (cells.length < column) cells.push('')
  cells[column] = text
}

/** `AB12` is column 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const digit = letter.charCodeAt(0) - 64
    if (digit < 1 || digit > 26 || column > mostColumns) break
    column = column * 26 + digit
  }
  return column - 1
}

function cellText(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type !== 'n') return value
  const number = Number(value)
  // Excel writes 12.3 with seventeen digits.
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value
}
