// Finds out what kind of file it is by its first bytes, and opens it as a table.
import { openCsv } from './csv-table.ts'
import { encodingOf, headOf, looksLikeText } from './encoding.ts'
import { openMenu } from './menu-table.ts'
import { openMerchantFeed } from './merchant-table.ts'
import { FileRefused, type Table } from './table.ts'
import { openXlsx } from './xlsx-table.ts'

export async function openTable(path: string): Promise<Table> {
  const head = await headOf(path)
  if (head.length === 0) throw new FileRefused('empty')
  const begin = head.toString('latin1', 0, 8)
  if (begin.startsWith('PK\x03\x04')) return openXlsx(path)
  if (begin.startsWith('\xd0\xcf\x11\xe0')) throw new FileRefused('old_excel')
  const encoding = await encodingOf(path, head)
  const text = new TextDecoder(encoding).decode(head).replace(/^\uFEFF/, '')
  if (!looksLikeText(text)) throw new FileRefused('unknown_format')
  const start = text.trimStart()
  if (start === '') throw new FileRefused('empty')
  if (/^<(\?xml|rss|feed)/i.test(start)) return openMerchantFeed(path, encoding)
  if (/^(\{|\[\s*[{[])/.test(start)) return openMenu(path, encoding)
  if (start.startsWith('<')) throw new FileRefused('unknown_format')
  return openCsv(path, encoding, text)
}
