// A panel that slides in along the line of reading, from its start or its end.
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { firstFocus } from '#web/ui/overlay/first-focus.ts'
import { PanelHeader } from '#web/ui/overlay/panel-header.tsx'
import { backdropLook } from '#web/ui/overlay/panel-look.ts'
import { useFocusReturn } from '#web/ui/overlay/use-focus-return.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  side?: 'start' | 'end'
  /** Narrow is 280 px, for a column of filters; wide is 523 px, for lists of cards. */
  width?: keyof typeof widths
  /** Text holds nothing to press: the keys that scroll need the focus on the text itself. */
  content?: 'controls' | 'text'
}

const widths = {
  regular: 'w-[min(100vw-3rem,26rem)]',
  narrow: 'w-70',
  wide: 'w-[min(100vw-1.5rem,523px)]',
} as const

const sides = {
  start: {
    align: 'justify-start',
    travel:
      'rounded-e-sheet data-starting-style:translate-x-[calc(var(--inline-sign)*-100%)] data-ending-style:translate-x-[calc(var(--inline-sign)*-100%)]',
  },
  end: {
    align: 'justify-end',
    travel:
      'rounded-s-sheet data-starting-style:translate-x-[calc(var(--inline-sign)*100%)] data-ending-style:translate-x-[calc(var(--inline-sign)*100%)]',
  },
} as const

export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, closeLabel, children, footer, side = 'end', width = 'regular' } = props
  const popup = useRef<HTMLDivElement>(null)
  const { align, travel } = sides[side]
  const reading = props.content === 'text' ? { tabIndex: 0, role: 'region', 'aria-label': title } : {}
  const focusReturn = useFocusReturn(open)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        {/* One over another dims what it covers, too. */}
        <Base.Backdrop forceRender className={backdropLook} />
        <Base.Viewport className={classNames('fixed inset-0 z-overlay flex overflow-hidden', align)}>
          <Base.Popup
            ref={popup}
            initialFocus={(openedBy) => firstFocus(popup.current, openedBy)}
            finalFocus={focusReturn}
            className={classNames(
              'flex h-dvh flex-col overflow-hidden short:overflow-y-auto bg-raised text-ink shadow-float outline-none',
              widths[width],
              'transition-[translate] duration-slow ease-calm',
              travel,
            )}
          >
            <PanelHeader title={title} closeLabel={closeLabel} look="bar" />
            <div
              data-panel-part
              data-panel-content
              {...reading}
              className="focus-inside min-h-0 flex-1 overflow-y-auto overscroll-contain short:flex-none short:overflow-visible px-5 pb-5 sm:px-6"
            >
              {children}
            </div>
            {footer && (
              <div data-panel-part className="border-line border-t px-5 pt-4 safe-bottom sm:px-6">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
