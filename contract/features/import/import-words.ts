// What can be imported, how far an import is, and what becomes of a row: the words both sides and the tables use.

/** What a file is about. `stock` is the short file: which item, and its price, discount and stock. */
export const importKinds = ['items', 'stock', 'stores', 'categories'] as const

export type ImportKind = (typeof importKinds)[number]

export const importStates = [
  /** Its parts are still coming in. */
  'uploading',
  /** Its columns are recognised; somebody says whether they are right. */
  'mapping',
  'checking',
  /** Every row's fate is known, and nothing is written. */
  'checked',
  'running',
  'done',
  /** The file cannot be read, or it failed too often. */
  'refused',
  'canceled',
] as const

export type ImportState = (typeof importStates)[number]

export const rowFates = ['made', 'changed', 'unchanged', 'refused'] as const

export type RowFate = (typeof rowFates)[number]

export const tableFormats = ['csv', 'xlsx', 'merchant_xml', 'menu_json'] as const

export type TableFormat = (typeof tableFormats)[number]

export const exportFormats = ['csv', 'xlsx', 'merchant_xml', 'merchant_tsv'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** Beyond any of these a file is refused, in words. */
export const importLimits = {
  rows: 100_000,
  columns: 300,
  /** Characters. */
  cell: 20_000,
  /** Bytes. */
  file: 100 * 1_024 * 1_024,
  pictures: 500 * 1_024 * 1_024,
  part: 4 * 1_024 * 1_024,
  picture_files: 20_000,
} as const
