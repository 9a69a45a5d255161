// The sections of a menu as a row of links that stays in sight; the one being read is marked and kept in view.
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useCurrentSection } from './use-current-section.ts'

export interface MenuTab {
  /** Of its section. */
  id: string
  name: string
}

const tabLook =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-4 font-medium text-14 text-ink-soft hover:bg-fill ' +
  'hover:text-ink aria-[current]:bg-accent aria-[current]:text-on-accent focus-inside'

export function MenuTabs({ tabs }: { tabs: readonly MenuTab[] }) {
  const t = useTranslations('storepage')
  const [current, goTo] = useCurrentSection(tabs.map(({ id }) => id))
  const row = useScrolledTo(current)
  if (tabs.length < 2) return null
  const go = (event: MouseEvent, id: string) => {
    // Another window or a new tab of the browser goes by the address, as without scripts.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const section = document.getElementById(id)
    // At once: on the way there every section passed by would be loaded.
    section?.scrollIntoView({ behavior: 'instant' })
    section?.querySelector('h2')?.focus({ preventScroll: true })
    goTo(id)
  }
  return (
    <nav
      data-menu-tabs
      aria-label={t('sections_label')}
      className="sticky top-16 z-sticky short:static -mx-(--gutter) bg-paper lg:mx-0"
    >
      <ul ref={row} className="flex gap-1 overflow-x-auto px-(--gutter) py-2 scrollbar-none lg:px-0">
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
              className={tabLook}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Moves the row sideways, never the page; measured on the screen, so that it holds in both directions of writing. */
function useScrolledTo(current: string | undefined) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const tab = current ? list?.querySelector(`[href="#${current}"]`) : null
    if (!list || !tab) return
    const [frame, shown] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.scrollBy({ left: shown.left + shown.width / 2 - (frame.left + frame.width / 2) })
  }, [current])
  return row
}
