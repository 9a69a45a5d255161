// Writes rows as an Excel file of one sheet while they come in; texts stand in their cells, so none is ever a formula.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'

const parts = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  // The second style is text: Excel leaves '00123' and '1-2' as they are written. The third is bold.
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${office}/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
} as const

/** `numeric` says of each column whether its cells are numbers. */
export async function* xlsxFile(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
  numeric: readonly boolean[],
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  const sheet = Readable.from(sheetText(headings, batches, numeric), { objectMode: false })
  const file = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>, { objectMode: false })
  sheet.on('error', (problem) => file.destroy(problem))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  try {
    for await (const bytes of file) yield bytes
  } finally {
    sheet.destroy()
  }
}

async function* sheetText(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
  numeric: readonly boolean[],
): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield `<row>${headings.map((heading) => textCell(heading, 2)).join('')}</row>`
  for await (const rows of batches) {
    yield rows
      .map((row) => `<row>${row.map((cell, at) => cellText(cell, numeric[at] === true)).join('')}</row>`)
      .join('')
  }
  yield '</sheetData></worksheet>'
}

/** Empty ones keep their place, for cells say no letters here. */
function cellText(cell: string, isNumeric: boolean): string {
  if (cell === '') return '<c/>'
  return isNumeric && /^-?\d{1,15}(\.\d{1,10})?$/.test(cell) ? `<c><v>${cell}</v></c>` : textCell(cell, 1)
}

function textCell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** XML has no way to write most control characters. */
export function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll('\r', '&#13;')
  )
}
