// The state of a list, which stands in the address, and the rows it asks for.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SavedView } from '#contract/features/staff/saved-view.schema.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, deskQuery } from '#web/desk/session/desk-api.ts'
import type { DeskTableProps, ListEndpoint, ListReply, RowOf } from './desk-table.types.ts'
import {
  inputOf,
  type ListChange,
  type ListShape,
  type ListState,
  listState,
  pagesOf,
  searchOf,
  searchOfView,
  wholeList,
} from './list-address.rules.ts'

export function shapeOf<E extends ListEndpoint>(
  props: Pick<DeskTableProps<E>, 'columns' | 'filters' | 'sortedFirst'>,
): ListShape {
  const { columns, filters = [], sortedFirst } = props
  return {
    sorts: [...new Set([sortedFirst.sort, ...columns.flatMap(({ sort }) => (sort ? [sort] : []))])],
    sortedFirst,
    columns: columns.map(({ id }) => id),
    shownFirst: columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id),
    filters: filters.map(({ name }) => name),
  }
}

export interface ListAddress {
  state: ListState
  shape: ListShape
  change: (change: ListChange) => void
  /** The saved view one came by, as far as the address says. */
  viewId: number | null
  /** Shows what a view says, or the whole list. */
  showView: (view: Pick<SavedView, 'id' | 'search'> | null) => void
  /** The choice of now is this view's from here on. */
  nameView: (id: number | null) => void
}

export function useListAddress(shape: ListShape): ListAddress {
  const search = useDeskSearch()
  const changeSearch = useChangeSearch()
  const state = listState(search, shape)
  return {
    state,
    shape,
    change: (change) => void changeSearch(searchOf(change, state, shape)),
    viewId: search.view && /^[1-9]\d{0,8}$/.test(search.view) ? Number(search.view) : null,
    showView: (view) =>
      void changeSearch({
        ...searchOfView(view?.search ?? wholeList, shape),
        view: view ? String(view.id) : undefined,
      }),
    nameView: (id) => void changeSearch({ view: id === null ? undefined : String(id) }),
  }
}

type AskedList<E extends ListEndpoint> = Pick<DeskTableProps<E>, 'endpoint' | 'input'>

/** The endpoint's own schema says what it takes; an address that asks for something else is refused by it. */
function rowsQuery<E extends ListEndpoint>({ endpoint, input }: AskedList<E>, state: ListState) {
  const asked: ListEndpoint = endpoint
  return deskQuery(asked, { input: { ...inputOf(state), ...input } })
}

export function useListRows<E extends ListEndpoint>(list: AskedList<E>, state: ListState) {
  const cache = useQueryClient()
  const query = useQuery({ ...rowsQuery(list, state), placeholderData: keepPreviousData })
  const data = query.data as ListReply<RowOf<E>> | undefined
  const next = rowsQuery(list, { ...state, page: state.page + 1 })
  const hasNext =
    data !== undefined && !query.isPlaceholderData && state.page < pagesOf(data.total_size, state.limit)
  useEffect(() => {
    // Turning the page shows it at once.
    if (hasNext) void cache.prefetchQuery(next)
  }, [cache, hasNext, next])
  return { data, error: query.error, isOld: query.isPlaceholderData, readAgain: () => void query.refetch() }
}

const rowsAPage = 100

/** Enough for a spreadsheet somebody reads; whole catalogues are exported elsewhere. */
export const mostExported = 10_000

/** Every row the filters let through, page by page. */
export async function allRows<E extends ListEndpoint>(
  { endpoint, input }: AskedList<E>,
  state: ListState,
): Promise<ListReply<RowOf<E>>> {
  const asked: ListEndpoint = endpoint
  const rows: RowOf<E>[] = []
  for (let offset = 1; ; offset += 1) {
    const page = await deskCall(asked, {
      input: { ...inputOf(state), ...input, limit: rowsAPage, offset },
    })
    rows.push(...(page.rows as RowOf<E>[]))
    const isAll = rows.length >= page.total_size || page.rows.length === 0
    if (isAll || rows.length >= mostExported)
      return { rows: rows.slice(0, mostExported), total_size: page.total_size }
  }
}
