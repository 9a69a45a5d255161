// A dialog: centred from 640 px, a sheet from the bottom below that. Focus returns where it came from.
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { firstFocus } from '#web/ui/overlay/first-focus.ts'
import { PanelHeader } from '#web/ui/overlay/panel-header.tsx'
import { backdropLook, sheetLook, sheetViewport } from '#web/ui/overlay/panel-look.ts'
import { useFocusReturn } from '#web/ui/overlay/use-focus-return.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type DialogProps = {
  open: boolean
  /** The reason distinguishes an Escape or a press beside it from the close button. */
  onOpenChange: (open: boolean, reason: string) => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** Full covers the whole screen, whatever its width. */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** None: the content reaches the edges, such as a map. */
  padding?: 'text' | 'none'
  /** Over: the title is for screen readers and the close button floats, for content that opens with a picture. */
  header?: 'bar' | 'over'
}

const sizes = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-4xl',
  full: 'fixed! inset-0 h-dvh max-h-none! rounded-none!',
} as const

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, closeLabel, children, footer, size = 'medium', header = 'bar' } = props
  const popup = useRef<HTMLDivElement>(null)
  const isPadded = header === 'bar' && props.padding !== 'none'
  const focusReturn = useFocusReturn(open)
  return (
    <Base.Root open={open} onOpenChange={(isOpen, { reason }) => onOpenChange(isOpen, reason)}>
      <Base.Portal>
        {/* One over another dims what it covers, too. */}
        <Base.Backdrop forceRender className={backdropLook} />
        <Base.Viewport className={sheetViewport}>
          <Base.Popup
            ref={popup}
            initialFocus={(openedBy) => firstFocus(popup.current, openedBy)}
            finalFocus={focusReturn}
            className={classNames(sheetLook, sizes[size])}
          >
            <PanelHeader title={title} closeLabel={closeLabel} look={header} />
            <div
              data-panel-part
              className={classNames(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain short:flex-none short:overflow-visible',
                isPadded && 'px-5 pb-5 sm:px-6',
              )}
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
