// A key of the keyboard.
import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-inner border border-line bg-fill px-1.5 font-sans text-12 text-ink-soft">
      {children}
    </kbd>
  )
}
