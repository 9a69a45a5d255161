// A list as its address writes it: search, sort, page, columns and filters; nonsense counts as nothing chosen.

export type ListSearch = Readonly<Record<string, string | undefined>>

export const pageSizes = [25, 50, 100] as const

export type SortDirection = 'up' | 'down'

export interface ListSort {
  sort: string
  dir: SortDirection
}

/** What a list has to choose from. */
export interface ListShape {
  sorts: readonly string[]
  /** How it stands while nobody has chosen a sort. */
  sortedFirst: ListSort
  columns: readonly string[]
  /** Those shown while nobody has chosen columns. */
  shownFirst: readonly string[]
  filters: readonly string[]
}

export interface ListState extends ListSort {
  q: string
  page: number
  limit: (typeof pageSizes)[number]
  columns: readonly string[]
  filters: Readonly<Record<string, string>>
}

/** Nobody turns further pages by hand; it also keeps a mistyped number short. */
const largestPage = 1_000_000

function pageIn(text = ''): number {
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(page, 1), largestPage)
}

function columnsIn(text: string | undefined, { columns, shownFirst }: ListShape): readonly string[] {
  if (text === undefined) return shownFirst
  const named = new Set(text.split('.'))
  const known = columns.filter((one, index) => index === 0 || named.has(one))
  return known.length > 0 ? known : shownFirst
}

function sortIn({ sort, dir }: ListSearch, { sorts, sortedFirst }: ListShape): ListSort {
  const known = sorts.find((one) => one === sort)
  if (known === undefined) return sortedFirst
  return { sort: known, dir: dir === 'down' ? 'down' : 'up' }
}

export function listState(search: ListSearch, shape: ListShape): ListState {
  const filters = shape.filters.flatMap((name) => {
    const value = search[name]
    return value ? [[name, value] as const] : []
  })
  return {
    q: (search.q ?? '').slice(0, 200),
    ...sortIn(search, shape),
    page: pageIn(search.page),
    limit: pageSizes.find((size) => String(size) === search.per) ?? 50,
    columns: columnsIn(search.cols, shape),
    filters: Object.fromEntries(filters),
  }
}

export type ListChange = Partial<Omit<ListState, 'filters'>> & {
  filters?: Readonly<Record<string, string | undefined>>
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

function sortKeys({ sort, dir }: ListSort, { sortedFirst }: ListShape): ListSearch {
  const isFirst = sort === sortedFirst.sort && dir === sortedFirst.dir
  return isFirst ? { sort: undefined, dir: undefined } : { sort, dir: dir === 'down' ? 'down' : undefined }
}

/** What a choice writes into the address; what is so anyway is left out. Whatever changes the rows begins at page 1. */
export function searchOf(change: ListChange, state: ListState, shape: ListShape): ListSearch {
  const { q, page, limit, columns, filters } = change
  const turnsBack = page === undefined && columns === undefined
  return {
    ...(q === undefined ? {} : { q: q || undefined }),
    ...(change.sort || change.dir ? sortKeys({ ...state, ...change }, shape) : {}),
    ...(limit === undefined ? {} : { per: limit === 50 ? undefined : String(limit) }),
    ...(columns === undefined
      ? {}
      : { cols: isSame(columns, shape.shownFirst) ? undefined : columns.join('.') }),
    ...filters,
    ...(page !== undefined && page > 1 ? { page: String(page) } : {}),
    ...(turnsBack || page === 1 ? { page: undefined } : {}),
  }
}

/** The same column again turns the list round. */
export function sortedBy(sort: string, state: ListState): ListSort {
  return { sort, dir: sort === state.sort && state.dir === 'up' ? 'down' : 'up' }
}

/** As the endpoint takes it. */
export function inputOf({ q, sort, dir, page, limit, filters }: ListState) {
  return { ...filters, ...(q ? { q } : {}), sort, dir, limit, offset: page }
}

export function pagesOf(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/** What an address says of a list, in one text that is the same for the same choice: saved views are compared by it. */
export function viewText(state: ListState, shape: ListShape): string {
  const { q, filters, limit, columns, sort, dir } = state
  const search = searchOf({ q, filters, limit, columns, sort, dir }, state, shape)
  const said = Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return new URLSearchParams(said.toSorted(([one], [other]) => one.localeCompare(other))).toString()
}

/** What a saved view keeps of an untouched list: from the question mark of its address on. */
export const wholeList = '?'

/** Clears what the address says of this list, and says what a saved view says instead. */
export function searchOfView(text: string, shape: ListShape): ListSearch {
  const own = ['q', 'sort', 'dir', 'per', 'cols', 'page', ...shape.filters]
  const said = new URLSearchParams(text)
  return Object.fromEntries(own.map((name) => [name, said.get(name) ?? undefined]))
}

interface View {
  id: number
  search: string
}

/** The view the address names, changed since or not; else one that says just the same. */
export function openView<V extends View>(
  views: readonly V[],
  id: number | null,
  text: string,
): { view: V; isChanged: boolean } | null {
  const view = views.find((one) => one.id === id) ?? views.find(({ search }) => search === text)
  return view ? { view, isChanged: view.search !== text } : null
}
