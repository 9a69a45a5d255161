// The head of a block on a page: title, a line under it, and slots for an action and for tabs.
import type { ReactNode } from 'react'

type SectionHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  action?: ReactNode
  tabs?: ReactNode
  level?: 1 | 2 | 3
  /** How large it is written, where that is not as its level. */
  look?: 1 | 2 | 3
}

const looks = {
  1: 'font-semibold text-28 sm:text-36',
  2: 'font-semibold text-22 sm:text-28',
  3: 'font-semibold text-18',
} as const

export function SectionHeader({
  title,
  subtitle,
  action,
  tabs,
  level = 2,
  look = level,
}: SectionHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <Heading className={looks[look]}>{title}</Heading>
          {subtitle && <p className="mt-1 text-14 text-ink-soft sm:text-16">{subtitle}</p>}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {tabs}
    </header>
  )
}
