// The action bar within thumb's reach: sticks to the bottom on phones, lies in the flow on wider screens.
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

export function StickyBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'sticky bottom-(--dock) z-sticky short:static -mx-(--gutter) border-line border-t bg-surface px-(--gutter) pt-3 safe-bottom',
        'sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
