// A row that scrolls sideways and snaps; arrows appear where a pointer hovers or the focus is and there is more to see.
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cardKeysId } from '#web/ui/navigation/card-keys.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type ScrollerProps = {
  children: ReactNode
  labels: { row: string; previous: string; next: string }
  /** Its cards have controls, which arrow keys lead to. */
  keys?: boolean
  /** For who makes it one stop (one-stop.ts). */
  list?: RefObject<HTMLUListElement | null>
  className?: string
}

type Ends = { atStart: boolean; atEnd: boolean }

/** Distances are positive whichever way the row runs. */
export function endsOf(row: { scrollLeft: number; clientWidth: number; scrollWidth: number }): Ends {
  const travelled = Math.abs(row.scrollLeft)
  return { atStart: travelled < 2, atEnd: travelled + row.clientWidth > row.scrollWidth - 2 }
}

export function Scroller({ children, labels, keys, list: given, className }: ScrollerProps) {
  const own = useRef<HTMLUListElement>(null)
  const row = given ?? own
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true })
  // Looked at with every hand laid on it: what it holds may have changed since.
  const look = () => {
    if (!row.current) return
    const now = endsOf(row.current)
    setEnds((before) => (before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now))
  }
  const page = (steps: 1 | -1) => {
    const list = row.current
    if (!list) return
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: sign * steps * list.clientWidth * 0.85 })
  }
  return (
    <div className="group/scroller relative" onPointerOver={look}>
      <ul
        ref={row}
        aria-label={labels.row}
        aria-describedby={keys ? cardKeysId : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row without links must still scroll by keyboard.
        tabIndex={0}
        onFocus={look}
        onScroll={look}
        className={classNames('scroller', className)}
      >
        {children}
      </ul>
      <IconButton
        label={labels.previous}
        variant="floating"
        disabled={ends.atStart}
        onClick={() => page(-1)}
        className="scroller-arrow start-0 transition-opacity sm:-ms-3 [@media(hover:none)]:hidden"
      >
        <ChevronLeft aria-hidden size={22} className="mirror" />
      </IconButton>
      <IconButton
        label={labels.next}
        variant="floating"
        disabled={ends.atEnd}
        onClick={() => page(1)}
        className="scroller-arrow end-0 transition-opacity sm:-me-3 [@media(hover:none)]:hidden"
      >
        <ChevronRight aria-hidden size={22} className="mirror" />
      </IconButton>
    </div>
  )
}
