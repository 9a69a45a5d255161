// Where a link may lead this visitor (HDR-06): some pages need a customer, one needs a zone, partners' pages are elsewhere.
import { isElsewhere } from '#web/platform/navigation/is-elsewhere.ts'

export interface Visitor {
  isSignedIn: boolean
  hasZone: boolean
}

export type LinkDecision =
  | { kind: 'page'; href: string }
  | { kind: 'elsewhere'; href: string }
  | { kind: 'refused'; reason: 'login_required' | 'zone_required' }

/** Paths with the profile pages spelled as the storefront links to them. */
const customerPages = ['/profile?page=wallet', '/profile?page=loyalty-points', '/wallet', '/loyalty-points']

const zonePages = ['/campaigns']

function leadsTo(href: string, pages: readonly string[]): boolean {
  return pages.some(
    (page) => href === page || [`${page}/`, `${page}?`, `${page}&`].some((start) => href.startsWith(start)),
  )
}

export function decideLink(href: string, visitor: Visitor): LinkDecision {
  if (isElsewhere(href)) return { kind: 'elsewhere', href }
  if (leadsTo(href, customerPages) && !visitor.isSignedIn)
    return { kind: 'refused', reason: 'login_required' }
  if (leadsTo(href, zonePages) && !visitor.hasZone) return { kind: 'refused', reason: 'zone_required' }
  return { kind: 'page', href }
}
