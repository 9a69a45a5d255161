// The way back from a row to its list, as it was left: filters, page and scroll.
import { useLocation, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { DeskLink, type DeskPage } from '#web/desk/navigation/desk-link.tsx'
import { actsOnPress } from '#web/platform/navigation/plain-press.ts'

type BackToListProps = { to: DeskPage /** The list's own name. */; list: string; children: ReactNode }

export function BackToList({ to, list, children }: BackToListProps) {
  const { history } = useRouter()
  const from = useLocation({ select: ({ state }) => state.from ?? null })
  return (
    <DeskLink
      to={to}
      {...(from === list ? actsOnPress(() => history.back()) : {})}
      className="control target-44 mb-2 inline-flex min-h-7 items-center gap-1.5 rounded-inner text-13 text-ink-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden size={16} className="mirror" />
      {children}
    </DeskLink>
  )
}
