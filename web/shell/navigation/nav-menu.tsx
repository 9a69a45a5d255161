// A button of the navigation with a panel of links under it; the page stays usable while it is open.
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type LoadPanel, usePanel } from './use-panel.ts'

interface NavMenuProps {
  label: string
  load: LoadPanel
  triggerClass: string
}

export function NavMenu({ label, load, triggerClass }: NavMenuProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { Panel, panel, trigger } = usePanel(load)
  const { open, onOpenChange, anchor } = panel
  useCloseOutside(frame, open, onOpenChange)

  const leave = (event: FocusEvent) => {
    // Without a new holder the window itself lost the focus.
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) {
      onOpenChange(false)
    }
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    onOpenChange(false)
    anchor.current?.focus()
  }
  const follow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside; every action is a button or a link.
    <div ref={frame} className="relative" onBlur={leave} onKeyDown={closeByKey}>
      <button type="button" aria-controls={id} {...trigger} className={classNames(triggerClass, 'gap-1')}>
        {label}
        <ChevronDown
          aria-hidden
          size={16}
          className={classNames('transition-transform duration-quick ease-calm', open && 'rotate-180')}
        />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes after a link inside was followed. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keys is a click too. */}
      <div
        id={id}
        hidden={!open}
        onClick={follow}
        className="absolute start-0 top-full z-popup mt-2 rounded-card bg-raised p-3 text-ink shadow-float ring-1 ring-line"
      >
        {Panel && open ? <Panel {...panel} /> : null}
      </div>
    </div>
  )
}

function useCloseOutside(
  frame: { readonly current: HTMLElement | null },
  open: boolean,
  onOpenChange: (open: boolean) => void,
) {
  const close = useRef(onOpenChange)
  useEffect(() => {
    close.current = onOpenChange
  })
  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close.current(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open, frame])
}
