// Lists that grow page by page; the address says how many pages are shown, so a link or 'back' brings as many at once.
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { largestPage, type Page } from '#contract/core/paging.ts'
import { retryTransient } from './api-failure.ts'

/** Rows a page of every list holds (NET-07). */
export const pageSize = 12

/** Beyond this many pages a link begins anew: it was made by a script or by boredom. */
const mostPages = 40

/** Pages from one number to another, both included. */
export interface PageSpan {
  from: number
  to: number
}

/** How many pages an address asks for; anything odd is one. */
export function pagesIn(text: string | undefined): number {
  const pages = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(pages, 1), mostPages)
}

const pagesPerCall = Math.floor(largestPage / pageSize)

/** As few calls as the largest page allows; only a span from the first page can be asked in large ones. */
export function callsFor({ from, to }: PageSpan): Page[] {
  if (from > 1) return singlePages(from, to)
  if (to < pagesPerCall) return [{ limit: to * pageSize, offset: 1 }]
  const large = Math.floor(to / pagesPerCall)
  return [
    ...Array.from({ length: large }, (_, call) => ({ limit: pagesPerCall * pageSize, offset: call + 1 })),
    ...singlePages(large * pagesPerCall + 1, to),
  ]
}

function singlePages(from: number, to: number): Page[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, call) => ({
    limit: pageSize,
    offset: from + call,
  }))
}

/** The answers of one span, in order. */
export interface LoadedSpan<Reply> {
  span: PageSpan
  replies: Reply[]
}

interface PagedList<Reply> {
  /** Everything the list depends on but the number of pages. */
  queryKey: QueryKey
  /** How many pages the first call brings. */
  pages: number
  load(page: Page, signal: AbortSignal): Promise<Reply>
  rows(reply: Reply): readonly unknown[]
}

export function pagedQuery<Reply extends { total_size: number }>(list: PagedList<Reply>) {
  const first: PageSpan = { from: 1, to: list.pages }
  return infiniteQueryOptions({
    queryKey: list.queryKey,
    retry: retryTransient(3),
    initialPageParam: first,
    queryFn: async ({ pageParam: span, signal }): Promise<LoadedSpan<Reply>> => ({
      span,
      replies: await Promise.all(callsFor(span).map((page) => list.load(page, signal))),
    }),
    getNextPageParam: ({ span, replies }): PageSpan | undefined => {
      const last = replies.at(-1)
      const isOver = !last || list.rows(last).length === 0 || span.to * pageSize >= last.total_size
      return isOver ? undefined : { from: span.to + 1, to: span.to + 1 }
    },
  })
}

/** A row that moved between two pages while they were read is shown once. */
export function distinctById<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
