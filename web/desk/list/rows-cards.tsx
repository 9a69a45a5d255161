// Rows below each other on a phone, sorted by a choice above them.
import { useTranslations } from 'use-intl'
import { Select } from '#web/ui/form/select.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { DeskColumn, DeskTableProps, ListEndpoint, RowOf } from './desk-table.types.ts'
import { RowLink } from './row-link.tsx'
import type { RowsProps } from './rows-table.tsx'
import { SelectBox } from './select-box.tsx'
import type { ListAddress } from './use-list.ts'
import type { TableRow } from './use-table.ts'

function SortChoice<Row>({
  columns,
  address,
}: {
  columns: readonly DeskColumn<Row>[]
  address: ListAddress
}) {
  const t = useTranslations('desk_list')
  const { state, change } = address
  const options = columns.flatMap(({ sort, name }) =>
    sort
      ? [
          { value: `${sort}:up`, label: t('sort_up', { name }) },
          { value: `${sort}:down`, label: t('sort_down', { name }) },
        ]
      : [],
  )
  if (options.length === 0) return null
  return (
    <Select
      label={t('sort_by')}
      options={options}
      value={`${state.sort}:${state.dir}`}
      onValueChange={(chosen) => {
        const [sort = '', dir] = chosen.split(':')
        change({ sort, dir: dir === 'down' ? 'down' : 'up' })
      }}
    />
  )
}

export function RowsCards<E extends ListEndpoint>({ list, address, view, isOld }: RowsProps<E>) {
  return (
    <>
      <SortChoice columns={list.columns} address={address} />
      <ul
        aria-label={list.label}
        aria-busy={isOld}
        className={classNames('flex flex-col gap-3', isOld && 'opacity-60')}
      >
        {view.rows.map((one) => (
          <Card key={one.id} one={one} list={list} columns={view.columns} />
        ))}
      </ul>
    </>
  )
}

type CardProps<E extends ListEndpoint> = {
  one: TableRow<RowOf<E>>
  list: DeskTableProps<E>
  columns: readonly DeskColumn<RowOf<E>>[]
}

function Card<E extends ListEndpoint>({ one, list, columns }: CardProps<E>) {
  const t = useTranslations('desk_list')
  const { row, isSelected, select } = one
  const [first, ...others] = columns
  return (
    <li
      data-list-row
      className={classNames('desk-panel flex gap-3 py-3 ps-4 pe-2', isSelected && 'bg-accent-soft')}
    >
      {(list.bulkActs?.length ?? 0) > 0 && (
        <div className="pt-1">
          <SelectBox
            label={t('select_row', { name: list.rowName(row) })}
            checked={isSelected}
            onSelect={select}
          />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        {first && (
          <div className="min-w-0 text-16">
            <RowLink<E> row={row} opening={list}>
              {first.cell(row)}
            </RowLink>
          </div>
        )}
        <dl className="flex flex-col gap-1">
          {others.map(({ id, name, cell, isPlainOnCard }) => (
            <div key={id} className="flex min-w-0 flex-wrap items-center gap-x-2">
              <dt className={isPlainOnCard ? 'sr-only' : 'text-13 text-ink-soft'}>{name}</dt>
              <dd className="min-w-0 break-words">{cell(row)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {list.rowActions?.(row)}
    </li>
  )
}
