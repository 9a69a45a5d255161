// A list of things to do or places to go that opens under its trigger.
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { choiceLook, popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type MenuProps = {
  trigger: ReactElement
  children: ReactNode
  header?: ReactNode
  align?: 'start' | 'center' | 'end'
}

export function Menu({ trigger, children, header, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} className="z-popup outline-none">
          <Base.Popup className={classNames(popupLook, 'min-w-56 max-w-80 p-1.5')}>
            {header}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type MenuActionProps = {
  children: ReactNode
  onSelect: () => void
  icon?: ReactNode
  tone?: 'plain' | 'danger'
}

export function MenuAction({ children, onSelect, icon, tone = 'plain' }: MenuActionProps) {
  return (
    <Base.Item onClick={onSelect} className={classNames(choiceLook, tone === 'danger' && 'text-danger-ink')}>
      {icon}
      {children}
    </Base.Item>
  )
}

export function MenuLink({
  children,
  render,
  icon,
}: {
  children: ReactNode
  render: ReactElement
  icon?: ReactNode
}) {
  return (
    <Base.LinkItem closeOnClick render={render} className={choiceLook}>
      {icon}
      {children}
    </Base.LinkItem>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-3 my-1.5 h-px bg-line" />
}
