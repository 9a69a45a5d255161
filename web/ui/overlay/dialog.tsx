// A dialog: centred from 640 px, a sheet from the bottom below that. Focus returns where it came from.
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { backdropLook, PanelHeader } from '#web/ui/overlay/panel.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Over: the title is for screen readers and the close button floats, for content that opens with a picture. */
  header?: 'bar' | 'over'
}

const sizes = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' } as const

export const sheetLook =
  'relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-sheet bg-raised text-ink shadow-float outline-none ' +
  'transition-[translate,scale,opacity] duration-slow ease-calm ' +
  'data-starting-style:translate-y-full data-ending-style:translate-y-full ' +
  'sm:max-h-[min(88dvh,52rem)] sm:rounded-sheet sm:data-starting-style:translate-y-2 sm:data-ending-style:translate-y-2 ' +
  'sm:data-starting-style:scale-98 sm:data-ending-style:scale-98 sm:data-starting-style:opacity-0 sm:data-ending-style:opacity-0'

export const sheetViewport = 'fixed inset-0 z-overlay flex items-end justify-center sm:items-center sm:p-6'

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, closeLabel, children, footer, size = 'medium', header = 'bar' } = props
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Viewport className={sheetViewport}>
          <Base.Popup className={classNames(sheetLook, sizes[size])}>
            <PanelHeader title={title} closeLabel={closeLabel} look={header} />
            <div
              className={classNames(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain',
                header === 'bar' && 'px-5 pb-5 sm:px-6',
              )}
            >
              {children}
            </div>
            {footer && <div className="border-line border-t px-5 pt-4 safe-bottom sm:px-6">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
