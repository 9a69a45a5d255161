// The frame of the customer's pages: who one is, the other pages beside, the chosen one in the middle.
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { type ProfilePage, profilePagesIn } from './profile-pages.ts'

const entryLook =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-control px-3 font-medium text-14 text-ink-soft hover:bg-fill hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink'

export function ProfileFrame({ page, children }: { page: ProfilePage; children: ReactNode }) {
  const t = useTranslations()
  const { config } = useShop()
  const entries = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the entries are a row that scrolls: the chosen one must be in sight.
    const chosen = entries.current?.querySelector(`[href$="page=${page}"]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [page])
  return (
    <Container className="grid gap-6 py-6 sm:py-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        <Person />
        <nav
          ref={entries}
          aria-label={t('profile.pages')}
          className="-mx-1 overflow-x-auto px-1 py-1 scrollbar-none"
        >
          <ul className="flex gap-1 lg:flex-col">
            {profilePagesIn(config).map(({ page: name, Icon }) => (
              <li key={name} className="shrink-0">
                <Link
                  to="/profile"
                  search={{ page: name }}
                  aria-current={name === page ? 'page' : undefined}
                  className={entryLook}
                >
                  <Icon aria-hidden size={20} />
                  {t(`shell.account_pages.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="font-semibold text-28">{t(`shell.account_pages.${page}`)}</h1>
        {children}
      </div>
    </Container>
  )
}

function Person() {
  const t = useTranslations('profile')
  const { profile } = useSession()
  const { moment } = useFormat()
  if (!profile) return <Skeleton className="size-11 rounded-full" />
  const name = `${profile.f_name} ${profile.l_name}`.trim()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Avatar name={name} url={profile.image_full_url} />
      <div className="min-w-0">
        <p dir="auto" className="truncate font-semibold [text-align:match-parent]">
          {name}
        </p>
        <p className="text-13 text-ink-soft">
          {t('member_since', { date: isolated(moment(profile.created_at, 'month')) })}
        </p>
      </div>
    </div>
  )
}
