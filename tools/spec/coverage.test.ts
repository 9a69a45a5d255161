// From ledger and test titles to the table of what is proven.
import { expect, test } from 'vitest'
import { coverageOf, coveragePage, summaryLines, unknownIds } from './coverage.ts'
import { readLedger, repeatedIds } from './read-ledger.ts'
import { testTitles } from './test-titles.ts'

const ledger = readLedger(
  [
    '# Ledger',
    '',
    '## NET · requests',
    '- NET-01 Headers.',
    '- NET-02 Host.',
    '',
    '## CRT · cart',
    '- CRT-01 Drawer.',
  ].join('\n'),
)

const source = `
import { test } from 'vitest'
test('[NET-01] sends the headers', () => {})
test.skip('[NET-02] is switched off', () => {})
test.each([1, 2])('[CRT-01, NET-01] case %s', () => {})
describe.each\`a\`(\`[CRT-01] \${1} more\`, () => {})
const text = "test('[NET-02] in a string')"
expect('[NET-02] not a title')
`

const files = [{ path: 'web/x.test.ts', titles: testTitles('web/x.test.ts', source) }]

test('only titles of tests that run carry ids', () => {
  expect(files[0]?.titles.map(({ ids, line }) => ({ ids, line }))).toEqual([
    { ids: ['NET-01'], line: 3 },
    { ids: ['CRT-01', 'NET-01'], line: 5 },
    { ids: ['CRT-01'], line: 6 },
  ])
})

test('a rule without a test is named as open', () => {
  expect(summaryLines(ledger, coverageOf(ledger, files))).toEqual([
    '  1 of  2  NET · requests  open: NET-02',
    '  1 of  1  CRT · cart',
  ])
})

test('the page lists every id with the files that prove it', () => {
  const page = coveragePage(ledger, coverageOf(ledger, files))
  expect(page).toContain('| NET-01 | [x.test.ts](../../web/x.test.ts) |')
  expect(page).toContain('| NET-02 |  |')
})

test('an id nobody knows is found at its line', () => {
  const wrong = [
    { path: 'web/y.test.ts', titles: testTitles('web/y.test.ts', "\nit('[CRT-99] x', () => {})") },
  ]
  expect(unknownIds(wrong, coverageOf(ledger, wrong))).toEqual([
    { file: 'web/y.test.ts', line: 2, text: 'CRT-99 is not in docs/requirements.md' },
  ])
})

test('an id given twice is found', () => {
  expect(repeatedIds(readLedger('## A\n- NET-01 one\n- NET-01 two'))).toEqual(['NET-01'])
})
