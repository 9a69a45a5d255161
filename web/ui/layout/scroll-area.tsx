// A bounded area with a slim scroll bar that looks the same on every system.
import { ScrollArea as Base } from '@base-ui/react/scroll-area'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

interface ScrollAreaProps {
  /** What is in it: the keys reach it to scroll. */
  label: string
  children: ReactNode
  className?: string
}

export function ScrollArea({ label, children, className }: ScrollAreaProps) {
  return (
    <Base.Root className={classNames('relative overflow-hidden', className)}>
      <Base.Viewport
        role="region"
        aria-label={label}
        className="focus-inside max-h-[inherit] overscroll-contain"
      >
        <Base.Content>{children}</Base.Content>
      </Base.Viewport>
      <Base.Scrollbar className="flex w-2 justify-center p-0.5 opacity-0 transition-opacity duration-quick data-hovering:opacity-100 data-scrolling:opacity-100">
        <Base.Thumb className="w-full rounded-full bg-line-control" />
      </Base.Scrollbar>
    </Base.Root>
  )
}
