// A row of cards that scrolls sideways, with its words in the reader's language. The server renders those that are in sight
// before anybody scrolls; the others follow when the row is hydrated, which halves the page.
import { Children, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useNotHydrated } from '#web/ui/lazy/hydration.ts'
import { Scroller } from '#web/ui/media/scroller.tsx'

/** With fewer a row looks like a mistake: the section does without. */
export const fewestInRail = 3

interface RailProps {
  label: string
  /** How many cards the widest screen shows, and one that is cut off. */
  inSight?: number
  /** Its cards have controls, which arrow keys lead to. */
  keys?: boolean
  children: ReactNode
}

/** On wide screens the row ends with its column, with room for the shadow of its cards. */
const withinColumn = 'lg:-mx-1 lg:px-1 lg:scroll-px-1'

export function Rail({ label, inSight = 6, keys, children }: RailProps) {
  const t = useTranslations('common')
  const cards = Children.toArray(children)
  const shown = useNotHydrated() ? cards.slice(0, inSight) : cards
  return (
    <Scroller
      keys={keys}
      labels={{ row: label, previous: t('previous'), next: t('next') }}
      className={withinColumn}
    >
      {shown}
    </Scroller>
  )
}

/** Widths of a card in a row, by how many stand side by side on a wide screen. */
export const railWidths = {
  five: 'w-40 sm:w-56 lg:w-[calc((100%-4rem)/5)]',
  four: 'w-64 sm:w-72 lg:w-[calc((100%-3rem)/4)]',
  three: 'w-[86%] sm:w-96 lg:w-[calc((100%-2rem)/3)]',
  /** Beside a banner or a panel. */
  beside: 'w-40 sm:w-56 lg:w-[calc((100%-3rem)/4)]',
} as const

export type RailWidth = keyof typeof railWidths
