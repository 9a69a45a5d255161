// A link by its written path; where no page answers to the path its words stand alone instead of leading nowhere.
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PathLinkProps {
  /** With its parts already encoded, such as '/store/the-green-door'. */
  path: string
  search?: Readonly<Record<string, string>>
  /** The part of the page it leads to. */
  hash?: string
  className?: string
  onClick?: () => void
  children: ReactNode
}

export function usePathExists(path: string): boolean {
  const [, , found] = useRouter().getMatchedRoutes(path)
  return found !== undefined
}

export function PathLink({ path, search, hash, className, onClick, children }: PathLinkProps) {
  const exists = usePathExists(path)
  if (!exists) return <span className={className}>{children}</span>
  return (
    <Link to={path} search={search ?? {}} hash={hash} className={className} onClick={onClick}>
      {children}
    </Link>
  )
}
