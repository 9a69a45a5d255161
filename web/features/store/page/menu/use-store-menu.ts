// What a store sells: its menu in sections or the list the address asks for, and the way to choose anew.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { traitsOf } from '#contract/core/module-type.ts'
import type { Category } from '#contract/features/category/category.schema.ts'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { distinctById, pagesIn } from '#web/platform/api/paged-query.ts'
import { useOptimisticChoice } from '#web/platform/navigation/use-optimistic-choice.ts'
import { storeItemsQuery, storeMenuQuery } from '../store-page.queries.ts'
import type { StorePageContext } from '../store-page-context.ts'
import { isMenuListed, type MenuChoice, readMenuChoice, withMenuChoice } from '../store-page-search.ts'

export function useStoreMenu(store: StoreDetails, { access, search }: StorePageContext) {
  const navigate = useNavigate()
  const head = useRef<HTMLDivElement>(null)
  const [choice, ask] = useOptimisticChoice(readMenuChoice(search), JSON.stringify(search))
  const isListed = isMenuListed(choice)
  const list = useInfiniteQuery({
    ...storeItemsQuery(access, store.id, choice, pagesIn(search.page)),
    placeholderData: keepPreviousData,
    enabled: isListed,
  })
  const whole = useQuery({ ...storeMenuQuery(access, store.id), enabled: !isListed })
  const replies = list.data?.pages.flatMap((span) => span.replies) ?? []
  const change = (next: MenuChoice) => {
    ask(next)
    // A list that got shorter is shown from its head, not from somewhere below its end.
    if ((head.current?.getBoundingClientRect().top ?? 0) < 0) head.current?.scrollIntoView()
    return navigate({
      to: '.',
      search: { ...withMenuChoice(search, next) },
      replace: true,
      resetScroll: false,
    })
  }
  return {
    choice,
    change,
    isListed,
    list,
    /** The menu in its sections, while nothing is chosen. */
    whole,
    head,
    traits: traitsOf(access.shop.module?.module_type),
    categories: storeCategories(store.category_details),
    items: distinctById(replies.flatMap((reply) => reply.products)),
    /** Null while the first answer is on its way. */
    total: (isListed ? replies.at(-1) : whole.data)?.total_size ?? null,
    priceRange: (isListed && replies.at(-1)?.price_range) || wholeRange(store),
  }
}

export type StoreMenuState = ReturnType<typeof useStoreMenu>

function wholeRange({ price_range: [range] }: StoreDetails) {
  return { min: range?.min_price ?? 0, max: range?.max_price ?? 0 }
}

/** The wire lists categories side by side; a child whose parent is not listed stands on the upper level of the tree. */
function storeCategories(listed: readonly Category[]): ShownCategory[] {
  const ids = new Set(listed.map(({ id }) => id))
  return listed
    .filter(({ parent_id }) => !ids.has(parent_id))
    .map((one) => ({ ...one, childes: listed.filter(({ parent_id }) => parent_id === one.id) }))
}
