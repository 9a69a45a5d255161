// A link to a page by its path; where the shop has no such page there is no link, so nothing leads nowhere.
import { Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export function usePageExists(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return (path) => path in routesByPath
}

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { path: string }

export function PageLink({ path, ...rest }: PageLinkProps) {
  const exists = usePageExists()
  return exists(path) ? <Link to={path} {...rest} /> : null
}
