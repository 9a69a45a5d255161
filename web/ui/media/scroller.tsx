// A row that scrolls sideways and snaps; arrows appear where a pointer hovers or the focus is and there is more to see.
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type ScrollerProps = {
  children: ReactNode
  labels: { row: string; previous: string; next: string }
  className?: string
}

type Ends = { atStart: boolean; atEnd: boolean }

/** Distances are positive whichever way the row runs. */
export function endsOf(row: { scrollLeft: number; clientWidth: number; scrollWidth: number }): Ends {
  const travelled = Math.abs(row.scrollLeft)
  return { atStart: travelled < 2, atEnd: travelled + row.clientWidth > row.scrollWidth - 2 }
}

const arrowLook =
  'absolute top-1/2 z-1 -translate-y-1/2 opacity-0 transition-opacity duration-quick focus-visible:opacity-100 ' +
  'group-hover/scroller:opacity-100 disabled:invisible [@media(hover:none)]:hidden'

export function Scroller({ children, labels, className }: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null)
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row without links must still scroll by keyboard.
        tabIndex={0}
        onFocus={look}
        onScroll={look}
        className={classNames(
          '-mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto motion-safe:scroll-smooth px-(--gutter) py-1 scrollbar-none sm:gap-4 [&>*]:shrink-0 [&>*]:snap-start',
          className,
        )}
      >
        {children}
      </ul>
      <IconButton
        label={labels.previous}
        variant="floating"
        disabled={ends.atStart}
        onClick={() => page(-1)}
        className={classNames(arrowLook, 'start-0 sm:-ms-3')}
      >
        <ChevronLeft aria-hidden size={22} className="mirror" />
      </IconButton>
      <IconButton
        label={labels.next}
        variant="floating"
        disabled={ends.atEnd}
        onClick={() => page(1)}
        className={classNames(arrowLook, 'end-0 sm:-me-3')}
      >
        <ChevronRight aria-hidden size={22} className="mirror" />
      </IconButton>
    </div>
  )
}
