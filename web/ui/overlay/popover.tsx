// A small panel with content of any kind beside its trigger.
import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type PopoverProps = {
  trigger: ReactElement
  title: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

export function Popover({ trigger, title, children, align = 'center' }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={16} className="z-popup">
          <Base.Popup className={classNames(popupLook, 'w-80 max-w-(--available-width) p-4')}>
            <Base.Title className="mb-1 font-semibold text-16">{title}</Base.Title>
            <div className="text-14 text-ink-soft">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
