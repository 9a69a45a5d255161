// A statement as a file any spreadsheet opens.
import type { WalletStatement, WalletTransaction } from '#contract/features/wallet/wallet.schema.ts'

export const statementColumns = [
  'created_at',
  'transaction_type',
  'reference',
  'credit',
  'admin_bonus',
  'debit',
  'balance',
  'transaction_id',
] as const satisfies readonly (keyof WalletTransaction)[]

export type StatementColumn = (typeof statementColumns)[number]

/** The mark tells a spreadsheet that the letters are Unicode. */
const byteOrderMark = '\uFEFF'

export function statementCsv(
  { data }: Pick<WalletStatement, 'data'>,
  heading: (column: StatementColumn) => string,
): string {
  const lines = [
    statementColumns.map((column) => cell(heading(column))),
    ...data.map((row) => statementColumns.map((column) => cell(row[column]))),
  ]
  return `${byteOrderMark}${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

/** A text that begins like a formula would be run by the spreadsheet that opens the file. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
