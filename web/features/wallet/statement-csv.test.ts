// The statement as a file.
import { expect, test } from 'vitest'
import { statementCsv } from './statement-csv.ts'

const row = {
  id: 1,
  user_id: 2,
  transaction_id: 'a-b',
  credit: 12.5,
  debit: 0,
  admin_bonus: 1,
  balance: 13.5,
  transaction_type: 'add_fund',
  reference: 'payment 7',
  created_at: '2026-11-16 12:00:00',
} as const

test('[PRF-04] one line a transaction under its headings', () => {
  const text = statementCsv({ data: [row] }, (column) => column.toUpperCase())
  expect(text).toBe(
    '\uFEFFCREATED_AT,TRANSACTION_TYPE,REFERENCE,CREDIT,ADMIN_BONUS,DEBIT,BALANCE,TRANSACTION_ID\r\n' +
      '2026-11-16 12:00:00,add_fund,payment 7,12.5,1,0,13.5,a-b\r\n',
  )
})

test('commas and quotes stay inside their cell, and nothing in it is run as a formula', () => {
  const line = (reference: string) => statementCsv({ data: [{ ...row, reference }] }, String).split('\r\n')[1]
  expect(line('a "b", c')).toContain(',"a ""b"", c",')
  expect(line('=HYPERLINK("x")')).toContain(`,"'=HYPERLINK(""x"")",`)
  expect(line('@x')).toContain(`,'@x,`)
})
