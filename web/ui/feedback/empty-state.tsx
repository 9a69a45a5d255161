// What stands where a list would be when there is nothing to list.
import type { ReactNode } from 'react'

type EmptyStateProps = { picture: ReactNode; title: string; text?: ReactNode; action?: ReactNode }

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <div className="mb-2">{picture}</div>
      <p className="font-semibold text-18">{title}</p>
      {text && <p className="max-w-sm text-14 text-ink-soft">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
