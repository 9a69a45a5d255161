// A map that fills the page, and what belongs to it: a sheet over its lower edge on a phone, a column beside it on a wide
// screen. Where a screen is low, or its type large, everything stands one below the other.
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'
import { usePeekHeight } from './use-peek-height.ts'
import { useSheetSwipe } from './use-sheet-swipe.ts'

interface MapSheetProps {
  /** Names the whole. */
  label: string
  map: ReactNode
  /** In sight at all times. */
  peek: ReactNode
  /** On a phone shown once the sheet is pulled or pressed up. */
  children: ReactNode
  /** Names what the handle shows and hides. */
  sheetLabel: string
}

/** Until it was measured. */
const firstPeek = { '--peek': '15rem' } as CSSProperties

export function MapSheet({ label, map, peek, children, sheetLabel }: MapSheetProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { stage, measured } = usePeekHeight()
  return (
    <section
      ref={stage}
      aria-label={label}
      style={firstPeek}
      className="lg:grid lg:grid-cols-[calc(27rem+max(0px,(100vw-var(--page))/2-var(--gutter)))_minmax(0,1fr)] sheet:relative sheet:h-[calc(100dvh-4rem-1px)] sheet:overflow-hidden"
    >
      <div className="flex flex-col bg-surface lg:ps-[max(0px,calc((100vw-var(--page))/2-var(--gutter)))] sheet:absolute sheet:inset-x-0 sheet:bottom-0 sheet:z-1 sheet:mx-auto sheet:max-h-[calc(100%-1rem)] sheet:max-w-xl sheet:rounded-t-sheet sheet:shadow-float">
        <div ref={measured} className="shrink-0 px-(--gutter) pt-6 pb-5 sheet:pt-0 sheet:safe-bottom">
          <SheetHandle label={sheetLabel} isOpen={isOpen} onChange={setOpen} controls={id} />
          {peek}
        </div>
        <div
          className={classNames(
            'min-h-0 sheet:grid sheet:transition-[grid-template-rows] sheet:duration-slow sheet:ease-calm',
            isOpen ? 'sheet:grid-rows-[1fr]' : 'sheet:grid-rows-[0fr]',
          )}
        >
          <section
            id={id}
            aria-label={sheetLabel}
            // The keys scroll what is cut.
            tabIndex={isOpen ? 0 : -1}
            className={classNames(
              'focus-inside min-h-0 sheet:overflow-y-auto sheet:overscroll-contain sheet:transition-[visibility] sheet:duration-slow',
              !isOpen && 'sheet:invisible',
            )}
          >
            <div className="px-(--gutter) pb-8">{children}</div>
          </section>
        </div>
      </div>
      <div
        className={classNames(
          'h-72 sheet:absolute sheet:inset-x-0 sheet:top-0 sheet:bottom-[calc(var(--peek)-var(--map-edge))] sheet:[--map-edge:1.5rem] sheet:h-auto lg:sticky lg:top-16 lg:h-[calc(100dvh-6.75rem-1px)]',
          // The sheet lies over some of them, and over half of others.
          isOpen && 'sheet:[&_.maplibregl-ctrl]:invisible sheet:[&_button]:invisible',
        )}
      >
        {map}
      </div>
    </section>
  )
}

interface SheetHandleProps {
  label: string
  isOpen: boolean
  onChange(isOpen: boolean): void
  controls: string
}

/** Pulled or pressed: the same for a finger, a pointer and a keyboard. */
function SheetHandle({ label, isOpen, onChange, controls }: SheetHandleProps) {
  const { handlers, wasSwipe } = useSheetSwipe(onChange)
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={controls}
      {...handlers}
      onClick={(event) => {
        if (!wasSwipe(event)) onChange(!isOpen)
      }}
      className="hidden h-11 w-full touch-none place-items-center rounded-control sheet:grid"
    >
      <span aria-hidden className="h-1.5 w-12 rounded-full bg-line-control" />
    </button>
  )
}
