// Why a file is not taken, or an import does not go on.
import type { FailureKind } from '../../core/failure.ts'

export const importFailures = {
  kind_not_allowed: { status: 403, code: 'kind', message: 'You may not import or export these.' },
  too_large: {
    status: 413,
    code: 'file',
    message: 'The file is larger than {limit} MB. Split it into several files.',
  },
  not_whole: { status: 409, code: 'file', message: 'The file did not arrive whole. Please send it again.' },
  wrong_state: {
    status: 409,
    code: 'state',
    message: 'This import is at another step by now. Look at it again.',
  },
  wrong_column: {
    status: 422,
    code: 'mapping',
    message: 'One of the columns does not fit this kind of file.',
  },
  column_twice: {
    status: 422,
    code: 'mapping',
    message: 'Two columns of the file are mapped to “{field}”. Choose one of them.',
  },
  key_wanted: {
    status: 422,
    code: 'mapping',
    message: 'Say which column names the thing: its ID, its SKU or its name.',
  },
  unknown_store: { status: 422, code: 'store_id', message: 'This store does not exist or is not yours.' },
  has_refused: {
    status: 409,
    code: 'refused',
    message: 'Some rows are refused. Mend them, or say that the others are to be imported without them.',
  },
  nothing_to_do: { status: 409, code: 'rows', message: 'No row of the file changes anything.' },
  too_many: {
    status: 429,
    code: 'imports',
    message: 'You have many unfinished imports. Finish or cancel some of them first.',
  },
} as const satisfies Record<string, FailureKind>

/** Why a file cannot be read, or an import ended: said beside it, later. */
export const fileProblems = {
  empty: { status: 422, code: 'file', message: 'The file is empty.' },
  no_rows: { status: 422, code: 'file', message: 'The file has headings only, and no rows below them.' },
  unreadable: {
    status: 422,
    code: 'file',
    message: 'The file is damaged or cut off. Save it again and send the new one.',
  },
  unknown_format: {
    status: 422,
    code: 'file',
    message:
      'This is no file we can read. Send CSV, Excel (.xlsx), a Google Merchant feed or a schema.org menu.',
  },
  old_excel: { status: 422, code: 'file', message: 'This is an old Excel file. Save it as .xlsx or CSV.' },
  too_many_columns: {
    status: 422,
    code: 'file',
    message: 'The file has {count} columns; at most {limit} are read.',
  },
  too_many_rows: {
    status: 422,
    code: 'file',
    message: 'The file has more than {limit} rows. Split it into several files.',
  },
  long_cell: {
    status: 422,
    code: 'file',
    message: 'Line {line} has a cell with more than {limit} characters.',
  },
  broken_line: {
    status: 422,
    code: 'file',
    message:
      'Line {line} cannot be read: a quotation mark is opened and never closed, or stands inside a cell.',
  },
  bomb: {
    status: 422,
    code: 'file',
    message: 'The file unpacks to far more than it holds. We do not open such files.',
  },
  too_many_pictures: { status: 422, code: 'pictures', message: 'The ZIP holds more than {limit} files.' },
  broken_zip: { status: 422, code: 'pictures', message: 'The ZIP with the pictures is damaged or cut off.' },
  changed_since: {
    status: 409,
    code: 'rows',
    message:
      'Rows that were fine when the file was checked are refused now. Nothing was written; look at them again.',
  },
  not_allowed: {
    status: 403,
    code: 'permission',
    message: 'Whoever started this import may not do it any more.',
  },
  failed: {
    status: 500,
    code: 'internal',
    message: 'The import failed for a reason of ours. Nothing was written.',
  },
} as const satisfies Record<string, FailureKind>

export type FileProblem = keyof typeof fileProblems

/** Why a row is refused; each stands beside the column it is about. */
export const rowFailures = {
  not_there: { status: 422, code: 'row', message: 'There is none with this ID.' },
  no_such: { status: 422, code: 'row', message: 'There is no such item to change.' },
  ambiguous: { status: 422, code: 'row', message: 'Several are called this. Say the ID or the SKU.' },
  twice: { status: 422, code: 'row', message: 'Line {line} is about the same one.' },
  no_key: { status: 422, code: 'row', message: 'The row names nothing: ID, SKU and name are empty.' },
  wanted: { status: 422, code: 'row', message: 'This must not be empty.' },
  not_number: { status: 422, code: 'row', message: '“{value}” is not a number.' },
  not_whole_number: { status: 422, code: 'row', message: '“{value}” is not a whole number.' },
  unclear_number: {
    status: 422,
    code: 'row',
    message: '“{value}” can be read in two ways. Write it without separators of thousands.',
  },
  out_of_range: { status: 422, code: 'row', message: 'It must be between {least} and {most}.' },
  above_most: { status: 422, code: 'row', message: 'It must be {most} at most.' },
  below_least: { status: 422, code: 'row', message: 'It must be {least} at least.' },
  not_accepted: { status: 422, code: 'row', message: 'The form of an item would not take this.' },
  not_flag: { status: 422, code: 'row', message: '“{value}” is neither yes nor no.' },
  not_time: { status: 422, code: 'row', message: '“{value}” is not a time like 09:30.' },
  not_hours: {
    status: 422,
    code: 'row',
    message: '“{value}” cannot be read as opening hours. Write: Mon-Fri 09:00-21:00; Sat 10:00-14:00',
  },
  not_email: { status: 422, code: 'row', message: '“{value}” is not an email address.' },
  not_one_of: { status: 422, code: 'row', message: '“{value}” is none of: {choices}.' },
  not_structured: {
    status: 422,
    code: 'row',
    message: 'It cannot be read. Export an item to see how it is written.',
  },
  too_long: { status: 422, code: 'row', message: 'It is longer than {most} characters.' },
  too_many_parts: { status: 422, code: 'row', message: 'It holds more than {most} entries.' },
  unknown: { status: 422, code: 'row', message: 'There is no “{value}” here.' },
  several: { status: 422, code: 'row', message: 'There are several “{value}”. Write # and the ID instead.' },
  store_wanted: { status: 422, code: 'row', message: 'Say which store it is of.' },
  store_differs: { status: 422, code: 'row', message: 'An item cannot move to another store.' },
  foreign_store: { status: 422, code: 'row', message: 'This store is not yours.' },
  module_differs: { status: 422, code: 'row', message: 'It cannot move to another module.' },
  sku_taken: { status: 422, code: 'row', message: 'Another item of the store has this SKU.' },
  not_yours: { status: 422, code: 'row', message: 'Only an owner of the shop may set this.' },
  no_sellers: { status: 422, code: 'row', message: 'There are no stores in this module.' },
  archived: { status: 422, code: 'row', message: 'It is archived. Bring it back first.' },
  own_child: {
    status: 422,
    code: 'row',
    message: 'A category cannot stand below itself, nor below a category that has a parent.',
  },
  no_variation: { status: 422, code: 'row', message: 'The item has no variation “{value}”.' },
  outside_zone: { status: 422, code: 'row', message: 'The point lies outside the zone.' },
  no_picture_file: {
    status: 422,
    code: 'row',
    message: 'There is no picture “{value}” in the ZIP, nor an address in the cell.',
  },
  picture_address: { status: 422, code: 'row', message: 'We do not fetch pictures from “{value}”.' },
  picture_failed: { status: 422, code: 'row', message: 'The picture “{value}” could not be fetched.' },
  picture_unreadable: {
    status: 422,
    code: 'row',
    message: '“{value}” is not a picture we can read, or it is too large.',
  },
  allergens: {
    status: 422,
    code: 'row',
    message: 'Allergens are named, but the row says they are not stated.',
  },
} as const satisfies Record<string, FailureKind>

export type RowFailure = keyof typeof rowFailures
