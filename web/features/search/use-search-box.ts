// The search box at work: what stands in it, whether its panel is open, which choice is active, and where it leads.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { nextActive } from './search-options.ts'
import { hasChosenZone, useSearchGroups } from './use-search-groups.ts'
import { isPhone, useSearchScreen } from './use-search-screen.ts'

/** The search values that name a list instead of being searched for (LST-01). */
const namedLists = new Set(['special-offer', 'new-arrivals', 'all-categories'])

/** The query of the result page, which stays in the box. */
function useShownQuery(): string {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const text = typeof search.search === 'string' ? search.search : ''
  const isList = namedLists.has(text) || (text === 'category' && Boolean(search.id))
  return isList ? '' : text
}

export function useSearchBox(access: QueryAccess) {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const query = useShownQuery()
  // What is typed belongs to the page it was typed on: on another page its own query stands in the box.
  const [draft, setDraft] = useState({ text: query, on: query })
  const [isOpen, setOpen] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const [active, setActive] = useState(-1)
  const text = draft.on === query ? draft.text : query
  const groups = useSearchGroups(access, { text, recent, isActive: isOpen })
  // Known while the panel is shut too: the key that opens it already chooses.
  const options = (groups ?? []).flatMap((group) => group.options)

  const shut = () => {
    setOpen(false)
    setActive(-1)
  }
  const screen = useSearchScreen(shut)
  const close = () => {
    shut()
    if (screen.isOpen) screen.close()
  }
  const open = () => {
    setRecent(recentSearches())
    setOpen(true)
    if (isPhone()) screen.open()
  }
  const type = (typed: string) => {
    setDraft({ text: typed, on: query })
    setActive(-1)
    open()
  }
  const search = (wanted: string) => {
    const value = wanted.trim()
    if (value === '') return type('')
    if (!hasChosenZone()) return notify.error(t('needs_location'), { id: 'needs-location' })
    setDraft({ text: value, on: value })
    rememberSearch(value)
    shut()
    return navigate({ to: '/home', search: { search: value }, replace: screen.leave() })
  }
  const press = (event: KeyboardEvent) => {
    const chosen = options[active]
    if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && chosen) search(chosen.text)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      open()
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    } else return
    event.preventDefault()
  }

  return {
    text,
    /** Null while the panel is shut. */
    groups: isOpen ? groups : null,
    active,
    /** It covers the screen. */
    isScreen: screen.isOpen,
    open,
    type,
    search,
    close,
    press,
    /** Where it covers the screen, only a press or a letter opens it: whoever passes by with the keyboard goes on. */
    focus() {
      if (!isPhone()) open()
    },
    forget(one: string) {
      forgetSearch(one)
      setRecent(recentSearches())
    },
    forgetAll() {
      forgetSearches()
      setRecent([])
    },
  }
}

export type SearchBoxState = ReturnType<typeof useSearchBox>
