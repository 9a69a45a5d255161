// The four ways every visitor takes most, within thumb's reach on a phone. It ends the page and sticks to the lower edge.
import { Link, type LinkProps, useMatches } from '@tanstack/react-router'
import House from 'lucide-react/icons/house'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { focusSearchBox, searchHash } from '#web/platform/navigation/search-hash.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { hasBottomBar } from './bottom-bar-pages.ts'

type Entry = 'home' | 'search' | 'orders' | 'account'

interface BottomLink {
  entry: Entry
  Icon: ComponentType<{ size: number; className?: string; 'aria-hidden': true }>
  target: Pick<LinkProps, 'to' | 'search' | 'hash'>
}

function linksFor(isSignedIn: boolean): readonly BottomLink[] {
  const profile = (page: string): BottomLink['target'] => ({ to: '/profile', search: { page } })
  return [
    { entry: 'home', Icon: House, target: { to: '/home' } },
    { entry: 'search', Icon: Search, target: { to: '/home', hash: searchHash } },
    {
      entry: 'orders',
      Icon: Package,
      target: isSignedIn ? profile('my-orders') : { to: '/track-order' },
    },
    {
      entry: 'account',
      Icon: UserRound,
      target: isSignedIn ? profile('profile-settings') : { to: '/auth/sign-in' },
    },
  ]
}

export function BottomBar() {
  const isShown = useMatches({ select: (matches) => hasBottomBar(matches.at(-1)?.routeId) })
  return isShown ? <BottomLinks /> : null
}

function BottomLinks() {
  const t = useTranslations('shell')
  const isSignedIn = useSignedIn()
  return (
    // Room at the end of the page for what the bar would cover.
    <div className="h-[calc(var(--dock)+1px)] short:h-auto sm:hidden">
      <nav
        aria-label={t('shortcuts')}
        data-bottom-bar=""
        className="fixed short:static inset-x-0 bottom-0 z-header border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="grid h-14 grid-cols-4">
          {linksFor(isSignedIn).map(({ entry, Icon, target }) => (
            <li key={entry}>
              <Link
                {...target}
                activeOptions={{ exact: true, includeHash: true, includeSearch: true }}
                onClick={entry === 'search' ? focusSearchBox : undefined}
                className="focus-inside flex h-full flex-col items-center justify-center gap-0.5 font-medium text-12 text-ink-soft aria-[current=page]:text-accent-ink"
              >
                <Icon aria-hidden size={22} className={entry === 'search' ? 'mirror' : undefined} />
                {t(`bottom_bar.${entry}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
