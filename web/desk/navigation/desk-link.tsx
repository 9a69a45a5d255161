// Ways inside the desk. The router's own types know the shop's pages, which are not here: paths are checked against ours.
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { parseSearch } from '#web/platform/navigation/search-text.ts'
import { textsOf } from '#web/platform/navigation/search-texts.ts'
import { safeBackPath } from '#web/platform/session/back-path.ts'
import type { Section } from './sections.ts'

export type DeskPage = Section['path'] | '/sign-in' | '/invitation'

export type DeskSearch = Readonly<Record<string, string | undefined>>

type DeskLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: DeskPage; search?: DeskSearch }

export function DeskLink({ to, search, ...rest }: DeskLinkProps) {
  const path: string = to
  return <Link to={path} search={search ?? {}} activeOptions={{ exact: true }} {...rest} />
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
