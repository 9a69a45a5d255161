// What stands where a list would be when there is nothing to list.
import type { ReactNode } from 'react'

type EmptyStateProps = {
  picture: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  /** Where it is all a page has to say, its title is the page's heading. */
  level?: 1 | 2
}

export function EmptyState({ picture, title, text, action, level }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <div className="mb-2">{picture}</div>
      <Title className="font-semibold text-18">{title}</Title>
      {text && <p className="max-w-sm text-14 text-ink-soft">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
