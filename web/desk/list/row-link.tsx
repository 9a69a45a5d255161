// What names a row and opens it: a link where it has a page, a button where it opens in place.
import type { ReactNode } from 'react'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import type { DeskTableProps, ListEndpoint, RowOf } from './desk-table.types.ts'
import { rowMark } from './use-list-keys.ts'

export type Opening<E extends ListEndpoint> = Pick<
  DeskTableProps<E>,
  'name' | 'rowPage' | 'onOpen' | 'onNear'
>

type RowLinkProps<E extends ListEndpoint> = { row: RowOf<E>; opening: Opening<E>; children: ReactNode }

const look =
  'control target-44 rounded-inner text-start font-medium text-ink hover:text-accent-ink hover:underline'

export function RowLink<E extends ListEndpoint>({ row, opening, children }: RowLinkProps<E>) {
  const { name, rowPage, onOpen, onNear } = opening
  const near = () => onNear?.(row)
  const mark = { [rowMark]: String(row.id), className: look, onFocus: near, onPointerEnter: near }
  if (rowPage) {
    return (
      <DeskLink to={rowPage(row)} from={name} {...mark}>
        {children}
      </DeskLink>
    )
  }
  return (
    <button type="button" {...mark} onClick={() => onOpen?.(row)}>
      {children}
    </button>
  )
}
