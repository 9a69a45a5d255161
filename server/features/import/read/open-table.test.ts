// Every kind of file that is sent, and every way in which one can be wrong.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { importLimits } from '#contract/features/import/import-words.ts'
import { csvFile, harmless } from '../write/csv-file.ts'
import { xlsxFile } from '../write/xlsx-file.ts'
import { openTable } from './open-table.ts'
import { FileRefused } from './table.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fivefold-table-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function read(bytes: string | Uint8Array) {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  const table = await openTable(path)
  const rows: string[][] = []
  for await (const row of table.rows) rows.push(row.cells)
  return { ...table, rows }
}

const problemOf = async (bytes: string | Uint8Array) => {
  const problem: unknown = await read(bytes).catch((caught: unknown) => caught)
  return problem instanceof FileRefused ? problem.key : `no problem: ${JSON.stringify(problem)}`
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const held: Uint8Array[] = []
  for await (const piece of pieces) held.push(piece)
  return Buffer.concat(held)
}

async function* batches(...rows: string[][]) {
  yield rows
}

const zipped = (files: Record<string, string | Buffer>) => {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return whole(zip.outputStream as unknown as AsyncIterable<Uint8Array>)
}

/** The code page of Russian Windows, one byte a letter. */
function windows1251(text: string): Buffer {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1251').decode(Buffer.from([byte])),
      byte,
    ]),
  )
  return Buffer.from([...text].map((letter) => letters.get(letter) ?? 63))
}

const written = 'Название;Цена\r\nЧай «Ёлка»;12,50\r\n'
const expected = { headings: ['Название', 'Цена'], rows: [['Чай «Ёлка»', '12,50']] }

describe('a text file', () => {
  test.each([
    ['in UTF-8', Buffer.from(written), 'utf-8'],
    ['with the mark of UTF-8', Buffer.from(`\uFEFF${written}`), 'utf-8'],
    ['in Windows-1251', windows1251(written), 'windows-1251'],
    ['in UTF-16 with its mark', Buffer.from(`\uFEFF${written}`, 'utf16le'), 'utf-16le'],
    ['in UTF-16, the other way round', Buffer.from(`\uFEFF${written}`, 'utf16le').swap16(), 'utf-16be'],
  ])('%s is read as it was written', async (_, bytes, encoding) => {
    expect(await read(bytes)).toMatchObject({ ...expected, encoding, delimiter: ';' })
  })

  test('in UTF-16 without a mark is known by its zeros', async () => {
    expect(await read(Buffer.from('Name,Price\nTea,1\n', 'utf16le'))).toMatchObject({ encoding: 'utf-16le' })
  })

  test('may begin to differ from ASCII late', async () => {
    const bytes = Buffer.concat([Buffer.from(`Name\n${'Tea\n'.repeat(50_000)}`), windows1251('Чай\n')])
    expect((await read(bytes)).rows.at(-1)).toEqual(['Чай'])
  })

  test.each([
    ['commas', 'a,"b;c",d\n1,2,3', ','],
    ['semicolons', 'a;"b,c,d,e";f\n1;2;3', ';'],
    ['tabs', 'a\tb, c\td\n1\t2\t3', '\t'],
    ['what Excel says in its first line', 'sep=;\na;b,c;d\n1;2;3', ';'],
  ])('is parted by %s', async (_, text, delimiter) => {
    const table = await read(text)
    expect([table.delimiter, table.headings.length, table.rows]).toEqual([delimiter, 3, [['1', '2', '3']]])
  })

  test('has cells with line breaks, quotation marks and inches, short rows and empty ones', async () => {
    const table = await read('a,b\r\n"two\nlines","""so"""\r\n6" pizza,x\r\n\r\nalone\r\n,\r\n')
    expect(table.rows).toEqual([
      ['two\nlines', '"so"'],
      ['6" pizza', 'x'],
      ['alone', ''],
    ])
  })

  test.each([
    ['is empty', '', 'empty'],
    ['is blank', ' \n\n', 'empty'],
    ['has 10,000 columns', Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(), 'too_many_columns'],
    ['is cut off inside a quotation', 'a,b\n1,"two and no end', 'broken_line'],
    ['has a cell longer than any', `a\n${'x'.repeat(importLimits.cell + 1)}\n`, 'long_cell'],
    ['is a page', '<!doctype html><p>Sign in</p>', 'unknown_format'],
    ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]), 'unknown_format'],
    ['is an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old_excel'],
  ])('that %s is refused', async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem)
  })

  test('with more rows than allowed is refused', async () => {
    expect(await problemOf(`a\n${'1\n'.repeat(importLimits.rows + 1)}`)).toBe('too_many_rows')
  })
})

const hostile = [
  '=HYPERLINK("http://evil.test","here")',
  '+7 700 123',
  '-1+1',
  '@SUM(A1)',
  "'=quoted",
  "''=twice",
  '-12.5',
  '00123',
  'a; b, "c"\nd',
  '<b>&amp;</b>',
  "it's",
]

describe('what we write', () => {
  test('holds no formula, and is read back as it was', async () => {
    for (const cell of hostile) expect(harmless(cell), cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/)
    const rows = hostile.map((cell, at) => [String(at), cell])
    const text = await whole(csvFile(['n', 'cell'], batches(...rows), ';'))
    expect(text.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
    expect((await read(text)).rows).toEqual(rows)
  })

  test('in Excel stands in its cells as text, numbers as numbers', async () => {
    const rows = hostile.map((cell, at) => [String(at), cell])
    const bytes = await whole(xlsxFile(['n', 'cell'], batches(...rows), [true, false]))
    const table = await read(bytes)
    expect([table.format, table.headings]).toEqual(['xlsx', ['n', 'cell']])
    expect(table.rows).toEqual(rows)
  })
})

const relations =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>'
const book = (sheets: string) =>
  `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets}</sheets></workbook>`

describe('an Excel file', () => {
  const files = (sheet: string, shared = '') => ({
    'xl/workbook.xml': book(
      '<sheet name="Hidden" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Shown" sheetId="2" r:id="rId2"/>',
    ),
    'xl/_rels/workbook.xml.rels': relations,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/worksheets/sheet1.xml': '<worksheet/>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  })

  test('is read from its first sheet that is shown: shared texts, gaps, numbers of seventeen digits', async () => {
    const shared =
      '<si><t>Name</t></si><si><r><t>Te</t></r><r><t>a</t></r><rPh><t>x</t></rPh></si><si><t>Price</t></si>'
    const sheet =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>2</v></c></row><row r="5"><c r="A5" t="s"><v>1</v></c><c r="C5"><v>12.300000000000001</v></c></row>'
    const table = await read(await zipped(files(sheet, shared)))
    expect([table.headings, table.rows]).toEqual([['Name', '', 'Price'], [['Tea', '', '12.3']]])
  })

  test('that is cut off, or is some other ZIP, is refused', async () => {
    const bytes = await zipped(files('<row><c t="inlineStr"><is><t>Name</t></is></c></row>'))
    expect(await problemOf(bytes.subarray(0, bytes.length - 40))).toBe('unreadable')
    expect(await problemOf(await zipped({ 'readme.txt': 'hello' }))).toBe('unknown_format')
    const broken = await zipped(files('<row><c t="inlineStr"><is><t>Name</t></c></row>'))
    expect(await problemOf(broken)).toBe('unreadable')
  })

  test('that swells to many times its size is not opened', async () => {
    const bomb = await zipped({ ...files(''), 'xl/worksheets/sheet1.xml': Buffer.alloc(64 * 1_024 * 1_024) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await problemOf(bomb)).toBe('bomb')
  })

  test('with 10,000 columns is refused', async () => {
    const cells = '<c t="inlineStr"><is><t>x</t></is></c>'.repeat(10_000)
    expect(await problemOf(await zipped(files(`<row>${cells}</row>`)))).toBe('too_many_columns')
  })
})

test('a Google Merchant feed is a row a product', async () => {
  const feed = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
    <item><g:id>A-1</g:id><title><![CDATA[Tea & more]]></title><g:price>12.50 KZT</g:price><g:product_type>Drinks &gt; Tea</g:product_type></item>
    <item><g:id>A-2</g:id><g:title>Soap</g:title></item></channel></rss>`
  const { headings, rows } = await read(feed)
  const byHeading = rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])))
  expect(byHeading).toMatchObject([
    { id: 'A-1', title: 'Tea & more', price: '12.50 KZT', product_type: 'Drinks > Tea' },
    { id: 'A-2', title: 'Soap', price: '' },
  ])
  expect(await problemOf(feed.slice(0, 200))).toBe('unreadable')
})

test('a schema.org menu is a row a dish, with its section', async () => {
  const dish = {
    '@type': 'MenuItem',
    name: 'Plov',
    offers: { price: '9.50' },
    suitableForDiet: 'https://schema.org/VeganDiet',
  }
  const menu = {
    '@type': 'Menu',
    hasMenuSection: [{ name: 'Mains', hasMenuItem: [dish, { name: { '@value': 'Lagman' } }] }],
  }
  const restaurant = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Restaurant', hasMenu: menu }],
  }
  expect((await read(JSON.stringify(restaurant))).rows).toEqual([
    ['Plov', '', '9.50', 'Mains', '', 'yes'],
    ['Lagman', '', '', 'Mains', '', ''],
  ])
  expect(await problemOf('{"@type":"Menu"}')).toBe('unknown_format')
  expect(await problemOf('{"@type":')).toBe('unreadable')
})
