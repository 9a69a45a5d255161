// One of a few words, chosen from a menu that hangs on the button which opened it.
import { Menu } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useRef } from 'react'
import { choiceLook, popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { PanelProps } from './use-panel.ts'

interface ChoiceMenuProps<Value extends string> extends PanelProps {
  choices: readonly { value: Value; label: ReactNode }[]
  chosen: Value | null
  /** Not called for what is chosen already. */
  onChoose(value: Value): void
}

export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { open, onOpenChange, anchor, byKeys, choices, chosen, onChoose } = props
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open || !byKeys) return
    popup.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [open, byKeys])
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="end" sideOffset={8} className="z-popup outline-none">
          <Menu.Popup
            ref={popup}
            finalFocus={anchor}
            className={classNames(popupLook, 'min-w-56 max-w-80 p-1.5')}
          >
            {choices.map(({ value, label }) => (
              <Menu.Item
                key={value}
                onClick={() => value !== chosen && onChoose(value)}
                className={classNames(choiceLook, 'justify-between', value === chosen && 'font-semibold')}
              >
                {label}
                {value === chosen ? <Check aria-hidden size={18} className="text-accent-ink" /> : null}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
