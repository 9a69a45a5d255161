// As many equal columns as fit; children are list entries.
import type { CSSProperties, ReactNode } from 'react'
import { cardKeysId } from '#web/ui/navigation/card-keys.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type CardGridProps = {
  children: ReactNode
  /** The narrowest a card may get, in pixels; phones narrower than two cards still show two when `pairs` is set. */
  min?: number
  pairs?: boolean
  /** Its cards have controls, which arrow keys lead to. */
  keys?: boolean
  className?: string
}

export function CardGrid({ children, min = 240, pairs, keys, className }: CardGridProps) {
  const style: CSSProperties & Record<'--card-min', string> = { '--card-min': `${min}px` }
  return (
    <ul
      style={style}
      aria-describedby={keys ? cardKeysId : undefined}
      className={classNames(
        'grid gap-3 sm:gap-4 lg:gap-5',
        pairs
          ? 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,var(--card-min)),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(100%,var(--card-min)),1fr))]',
        className,
      )}
    >
      {children}
    </ul>
  )
}
