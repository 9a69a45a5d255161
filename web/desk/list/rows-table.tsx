// Rows as a table, sorted by the head of a column.
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { DeskColumn, DeskTableProps, ListEndpoint, RowOf } from './desk-table.types.ts'
import { sortedBy } from './list-address.rules.ts'
import { RowLink } from './row-link.tsx'
import { SelectBox } from './select-box.tsx'
import type { ListAddress } from './use-list.ts'
import type { TableRow, TableView } from './use-table.ts'

export type RowsProps<E extends ListEndpoint> = {
  list: DeskTableProps<E>
  address: ListAddress
  view: TableView<RowOf<E>>
  /** Rows of before, while the next ones are on their way. */
  isOld: boolean
  total: number
}

const cell = 'px-3 py-1.5 align-middle first:ps-4 last:pe-3'
const sideOf = (align: 'end' | undefined) => (align === 'end' ? 'text-end' : 'text-start')
const headText = 'whitespace-nowrap font-medium text-13 text-ink-soft'

function Head<Row>({ column, address }: { column: DeskColumn<Row>; address: ListAddress }) {
  const { sort, align, name } = column
  const { state, change } = address
  const side = sideOf(align)
  if (!sort) {
    return (
      <th scope="col" className={classNames(cell, headText, side)}>
        {name}
      </th>
    )
  }
  const isSorted = state.sort === sort
  const Arrow = isSorted ? (state.dir === 'down' ? ArrowDown : ArrowUp) : ChevronsUpDown
  const sorting = state.dir === 'down' ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? sorting : 'none'} className={classNames(cell, side)}>
      <button
        type="button"
        onClick={() => change(sortedBy(sort, state))}
        className={classNames(
          headText,
          'control target-44 inline-flex min-h-7 items-center gap-1 rounded-inner hover:text-ink',
        )}
      >
        {name}
        <Arrow aria-hidden size={14} className={isSorted ? undefined : 'text-ink-faint'} />
      </button>
    </th>
  )
}

export function RowsTable<E extends ListEndpoint>({ list, address, view, isOld, total }: RowsProps<E>) {
  const t = useTranslations('desk_list')
  const isSelectable = (list.bulkActs?.length ?? 0) > 0
  return (
    <div className="desk-panel overflow-x-auto" aria-busy={isOld}>
      <table aria-label={list.label} aria-rowcount={total + 1} className="w-full border-collapse text-14">
        <thead className="border-line border-b">
          <tr className="desk-row">
            {isSelectable && (
              <th scope="col" className={classNames(cell, 'w-0')}>
                <SelectBox
                  label={t('select_page')}
                  checked={view.ofPage === 'some' ? 'mixed' : view.ofPage === 'all'}
                  onSelect={view.selectPage}
                />
              </th>
            )}
            {view.columns.map((column) => (
              <Head key={column.id} column={column} address={address} />
            ))}
            {list.rowActions && (
              <th scope="col" className={classNames(cell, 'w-0')}>
                <span className="sr-only">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={classNames('divide-y divide-line', isOld && 'opacity-60')}>
          {view.rows.map((one) => (
            <Row key={one.id} one={one} list={list} columns={view.columns} isSelectable={isSelectable} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<E extends ListEndpoint> = {
  one: TableRow<RowOf<E>>
  list: DeskTableProps<E>
  columns: readonly DeskColumn<RowOf<E>>[]
  isSelectable: boolean
}

function Row<E extends ListEndpoint>({ one, list, columns, isSelectable }: RowProps<E>) {
  const t = useTranslations('desk_list')
  const { row, isSelected, select } = one
  const [first, ...others] = columns
  return (
    <tr
      data-list-row
      className={classNames('desk-row focus-within:bg-fill hover:bg-fill', isSelected && 'bg-accent-soft')}
    >
      {isSelectable && (
        <td className={cell}>
          <SelectBox
            label={t('select_row', { name: list.rowName(row) })}
            checked={isSelected}
            onSelect={select}
          />
        </td>
      )}
      {first && (
        <th scope="row" className={classNames(cell, 'text-start font-normal')}>
          <RowLink<E> row={row} opening={list}>
            {first.cell(row)}
          </RowLink>
        </th>
      )}
      {others.map(({ id, align, cell: content }) => (
        <td key={id} className={classNames(cell, sideOf(align), align && 'tabular')}>
          {content(row)}
        </td>
      ))}
      {list.rowActions && <td className={classNames(cell, 'text-end')}>{list.rowActions(row)}</td>}
    </tr>
  )
}
