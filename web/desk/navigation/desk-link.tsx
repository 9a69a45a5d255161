// Ways inside the desk. The router's own types know the shop's pages, which are not here: paths are checked against ours.
import { Link, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { parseSearch } from '#web/platform/navigation/search-text.ts'
import { textsOf } from '#web/platform/navigation/search-texts.ts'
import { safeBackPath } from '#web/platform/session/back-path.ts'
import type { DeskPattern } from './sections.ts'

/** A pattern with numbers in its places: `/items/$id` is met by `/items/12`. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/$${infer Place}`
  ? `${Before}/${number}${Place extends `${string}/${infer After}` ? Filled<`/${After}`> : ''}`
  : Pattern

export type DeskPage = Filled<DeskPattern> | '/sign-in' | '/invitation'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list of the desk one came from. */
    from?: string
  }
}

export type DeskSearch = Readonly<Record<string, string | undefined>>

type DeskLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: DeskPage
  search?: DeskSearch
  /** The list it stands in: from there one goes back to it as it was left. */
  from?: string
}

export function DeskLink({ to, search, from, ...rest }: DeskLinkProps) {
  const path: string = to
  return (
    <Link
      to={path}
      search={search ?? {}}
      activeOptions={{ exact: true, includeSearch: false }}
      {...(from ? { state: { from } } : {})}
      {...rest}
    />
  )
}

export function useDeskNavigate() {
  const navigate = useNavigate()
  return (to: DeskPage, search: DeskSearch = {}, { replace = false } = {}) => {
    const path: string = to
    return navigate({ to: path, search, replace })
  }
}

/** The address's own search, as texts; any may be missing or nonsense. */
export function useDeskSearch(): DeskSearch {
  return textsOf(useSearch({ strict: false }))
}

/** The number in an address such as `/items/12`; null is one that can be nothing of ours. */
export function useAddressId(): number | null {
  const { id }: { id?: string } = useParams({ strict: false })
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

/** Changes what the address says of this page, without a step to go back over. */
export function useChangeSearch() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = useDeskSearch()
  return (change: DeskSearch) =>
    navigate({ to: pathname, search: { ...search, ...change }, replace: true, resetScroll: false })
}

/** Where one was, to come back to after signing in. */
export function useHere(): string {
  return useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
}

export function useGoBackTo() {
  const navigate = useNavigate()
  return (back: string | undefined) => {
    const [path = '/', query = ''] = (safeBackPath(back) ?? '/').split('?')
    return navigate({ to: path, search: parseSearch(query), replace: true })
  }
}
