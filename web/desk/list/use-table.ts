// TanStack Table over one page of rows: which columns are seen, which rows are chosen, ranges by Shift.
import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable as useTanStackTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DeskColumn, ListRow } from './desk-table.types.ts'

// Sorting, searching and paging are the server's: a page of fifty says nothing about a hundred thousand.
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

export interface TableRow<Row> {
  id: string
  row: Row
  isSelected: boolean
  select: (checked: boolean, isRange: boolean) => void
}

export interface TableView<Row> {
  columns: readonly DeskColumn<Row>[]
  rows: readonly TableRow<Row>[]
  /** Across pages. */
  selected: readonly number[]
  ofPage: 'all' | 'some' | 'none'
  selectPage: (checked: boolean) => void
  selectNone: () => void
  toggle: (id: string) => void
}

interface TableParts<Row> {
  rows: readonly Row[]
  columns: readonly DeskColumn<Row>[]
  shown: readonly string[]
}

const noRows: readonly never[] = []

function definitionOf<Row extends ListRow>(column: DeskColumn<Row>): ColumnDef<typeof features, Row> {
  return { id: column.id, header: column.name, accessorFn: (row) => row.id }
}

export function useTable<Row extends ListRow>({ rows, columns, shown }: TableParts<Row>): TableView<Row> {
  // The table's own methods answer anew at each call, and what they read is no value of this component.
  'use no memo'
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    [columns, shown],
  )
  const table = useTanStackTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows.length > 0 ? rows : noRows,
    getRowId: ({ id }) => String(id),
    state: { rowSelection, columnVisibility },
    onRowSelectionChange: setRowSelection,
  })
  const byId = new Map(columns.map((column) => [column.id, column]))
  const { rows: modelRows, rowsById } = table.getRowModel()
  const isAll = table.getIsAllPageRowsSelected()
  return {
    columns: table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
    rows: modelRows.map((row) => ({
      id: row.id,
      row: row.original,
      isSelected: row.getIsSelected(),
      select: (checked, isRange) =>
        row.getToggleSelectedHandler()({ target: { checked }, shiftKey: isRange }),
    })),
    selected: Object.keys(rowSelection).map(Number),
    ofPage: isAll ? 'all' : table.getIsSomePageRowsSelected() ? 'some' : 'none',
    selectPage: (checked) => table.toggleAllPageRowsSelected(checked),
    selectNone: () => setRowSelection({}),
    toggle: (id) => rowsById[id]?.toggleSelected(),
  }
}
