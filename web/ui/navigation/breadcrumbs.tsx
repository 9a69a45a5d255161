// The way to this page; the last step is the page itself.
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactElement } from 'react'
import { LinkText } from '#web/ui/action/link-text.tsx'

export type Crumb = { label: string; render?: ReactElement }

// Two steps may share a name, their ways do not.
function pathTo(crumbs: readonly Crumb[], index: number): string {
  return crumbs
    .slice(0, index + 1)
    .map((crumb) => crumb.label)
    .join('/')
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-14">
        {crumbs.map((crumb, index) => (
          <li key={pathTo(crumbs, index)} className="flex min-h-6 items-center gap-1.5">
            {/* Goes to the next line with the step it leads to. */}
            {index > 0 ? (
              <ChevronRight aria-hidden size={14} className="shrink-0 text-ink-faint mirror" />
            ) : null}
            {index === last ? (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            ) : (
              <LinkText tone="quiet" render={crumb.render} className="min-w-11 py-2 max-sm:py-3">
                {crumb.label}
              </LinkText>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
