// What a screen says of its list: columns, filters, what is done with rows.
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Endpoint, EndpointReply } from '#contract/core/endpoint.ts'
import type { DeskPage } from '#web/desk/navigation/desk-link.tsx'
import type { CsvValue } from './csv.rules.ts'

export interface ListReply<Row> {
  rows: Row[]
  total_size: number
}

/** One whose input is a `deskList` of the contract. */
export type ListEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<ListReply<ListRow>>>

export interface ListRow {
  id: number
}

export type RowOf<E extends ListEndpoint> = EndpointReply<E>['rows'][number]

export interface DeskColumn<Row> {
  /** In the address and in saved views: it stays when the name changes. */
  id: string
  name: string
  cell: (row: Row) => ReactNode
  /** The endpoint's sort this column asks for. */
  sort?: string
  /** For an export; without it the column is left out there. */
  csv?: (row: Row) => CsvValue
  /** Amounts and counts stand at the end, so that figures are below each other. */
  align?: 'end'
  /** Not shown before somebody chooses it. */
  isExtra?: boolean
  /** On a card it stands without its name: what says enough by itself. */
  isPlainOnCard?: boolean
}

export interface DeskFilter {
  /** In the address, and of the endpoint's input. */
  name: string
  label: string
  /** One of these, or any value a control of one's own brings. */
  options?: readonly { value: string; label: string }[]
  control?: (field: { value: string | undefined; onChange: (value: string | undefined) => void }) => ReactNode
  /** What the chip of a control of one's own says. */
  valueText?: (value: string) => string
}

export interface BulkAct {
  key: string
  label: string
  icon?: ReactNode
  tone?: 'danger'
  /** `done` ends the selection. */
  run: (ids: readonly number[], done: () => void) => void
}

export interface EmptyTexts {
  title: string
  text?: string
  action?: ReactNode
}

export interface DeskTableProps<E extends ListEndpoint> {
  /** Of saved views, exported files and the way back. */
  name: string
  /** What is listed, heard and not seen. */
  label: string
  endpoint: E
  /** Beside what the address says: the tab one is on, for example. */
  input?: Readonly<Record<string, unknown>>
  /** The first one names the row and is always shown. */
  columns: readonly DeskColumn<RowOf<E>>[]
  sortedFirst: { sort: string; dir: 'up' | 'down' }
  filters?: readonly DeskFilter[]
  rowName: (row: RowOf<E>) => string
  /** Where a row leads to; a list whose rows open in place has `onOpen`. */
  rowPage?: (row: RowOf<E>) => DeskPage
  onOpen?: (row: RowOf<E>) => void
  /** Reads ahead what a row leads to, when the pointer or the focus comes near. */
  onNear?: (row: RowOf<E>) => void
  /** At the end of a row: a menu, mostly. */
  rowActions?: (row: RowOf<E>) => ReactNode
  bulkActs?: readonly BulkAct[]
  /** Said while there is nothing to list at all. */
  empty: EmptyTexts
  searchLabel: string
}
