// A link whose address somebody else wrote: pages of the shop open here, everything else in a new window.
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { isElsewhere } from './is-elsewhere.ts'
import { parseSearch } from './search-text.ts'

type AnyLinkProps = ComponentProps<'a'> & { href: string }

export function AnyLink({ href, ...rest }: AnyLinkProps) {
  if (isElsewhere(href)) return <a {...rest} href={href} target="_blank" rel="noopener" />
  // Only ways inside the shop are left: a script address in a setting must not become a link.
  if (!href.startsWith('/')) return <span {...rest} />
  const [path = '/', query = ''] = href.split('?')
  return <Link to={path} search={parseSearch(query)} {...rest} />
}
