// What is exported is read back as it was, and no spreadsheet runs any of it.
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, harmless } from './csv.rules.ts'

test.each([
  ['=HYPERLINK("http://evil.test")', `'=HYPERLINK("http://evil.test")`],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['Tea = good', 'Tea = good'],
  ['', ''],
])('the text %j is written as %j', (text, written) => {
  expect(harmless(text)).toBe(written)
})

test('a number below nothing stays a number', () => {
  expect(harmless(-2.5)).toBe('-2.5')
  expect([harmless(null), harmless(undefined), harmless(true)]).toEqual(['', '', 'true'])
})

test('whatever the values hold, they are read back from the file', () => {
  const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(row, (values) => {
      const read: string[][] = parse(csvText([values]), { bom: true, relaxColumnCount: true })
      expect(read[0]).toEqual(values.map(harmless))
    }),
  )
})
