// The state of a listing page: the choice from its address, the list from the server, and the way to choose anew.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { pagesIn } from '#web/platform/api/paged-query.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { useOptimisticChoice } from '#web/platform/navigation/use-optimistic-choice.ts'
import { foundIn, listingQuery } from '../listing.queries.ts'
import { firstChoice, type ListingChoice } from '../listing-choice.ts'
import { choiceIn } from '../listing-choice-in.ts'
import { listingRequest } from '../listing-request.ts'
import { withChoice } from '../listing-search.ts'
import type { ListingSource } from '../listing-source.ts'

export interface ListingContext {
  access: QueryAccess
  source: ListingSource
  /** The query of the page as it stands in the address. */
  search: SearchTexts
  /** The tree to choose from. */
  categories: readonly ShownCategory[]
}

export function useListing(context: ListingContext) {
  const { access, source, search, categories } = context
  const navigate = useNavigate()
  const head = useRef<HTMLDivElement>(null)
  const module_type = access.shop.module?.module_type
  // Two boxes ticked in a breath are both ticked, also before the address has taken up the first.
  const [choice, ask] = useOptimisticChoice(choiceIn(module_type, context), JSON.stringify(search))
  const request = listingRequest(source, choice)
  const list = useInfiniteQuery({
    ...listingQuery(access, request, pagesIn(search.page)),
    // The old list stays, dimmed, while the narrowed one loads; the other tab begins empty (LST-02).
    placeholderData: (before, query) =>
      request && query && tabIn(query.queryKey) === choice.tab ? before : undefined,
  })
  const found = request ? foundIn(list.data?.pages ?? []) : null
  const total = request ? (found?.total ?? null) : 0
  const isEmpty = total === 0 && !list.isPlaceholderData
  const isEmptySaid = useEmptyWait(isEmpty, JSON.stringify([source, choice]))

  const change = (next: ListingChoice) => {
    ask(next)
    // A list that got shorter is shown from its head, not from somewhere below its end.
    if ((head.current?.getBoundingClientRect().top ?? 0) < 0) head.current?.scrollIntoView()
    return navigate({
      to: '.',
      search: { ...withChoice(search, next, source) },
      replace: true,
      resetScroll: false,
    })
  }

  return {
    context,
    module_type: module_type ?? 'ecommerce',
    choice,
    first: firstChoice(source),
    categories,
    list,
    /** Null while the first answer is on its way. */
    found,
    total,
    isEmpty,
    /** Nothing is there, and long enough to say so. */
    isEmptySaid,
    change,
    /** Where the list begins. */
    head,
  }
}

export type Listing = ReturnType<typeof useListing>

function tabIn([, request]: readonly unknown[]): ListingChoice['tab'] | null {
  if (typeof request !== 'object' || request === null || !('list_type' in request)) return null
  return request.list_type === 'store' ? 'stores' : 'items'
}

/** Nothing found is said only after a while: the message must not flash between two answers (LST-04). */
const emptyWait = 4_000

/** True once `isEmpty` has held for the whole wait; `key` names what is empty, a new one waits anew. */
function useEmptyWait(isEmpty: boolean, key: string): boolean {
  const [waited, setWaited] = useState<string | null>(null)
  useEffect(() => {
    if (!isEmpty) return
    const timer = setTimeout(() => setWaited(key), emptyWait)
    return () => clearTimeout(timer)
  }, [isEmpty, key])
  return isEmpty && waited === key
}
