// Writing to many customers: notices, and the addresses of the newsletter.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'

const tabs = [
  { name: 'notices', to: '/notices' },
  { name: 'newsletter', to: '/notices/newsletter' },
] as const

const tabLook =
  'relative inline-flex min-h-11 shrink-0 items-center whitespace-nowrap font-medium text-14 text-ink-soft hover:text-ink ' +
  'aria-[current=page]:text-accent-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full ' +
  'aria-[current=page]:after:bg-accent-mark'

type NoticesFrameProps = { tab: (typeof tabs)[number]['name']; action?: ReactNode; children: ReactNode }

export function NoticesFrame({ tab, action, children }: NoticesFrameProps) {
  const t = useTranslations('desk_notices')
  return (
    <Permitted needs="send_notices">
      <PageHeader title={t(tab)} text={t(`${tab}_text`)} action={action} />
      <nav aria-label={t('kinds')} className="mb-5 flex gap-6 border-line border-b">
        {tabs.map(({ name, to }) => (
          <DeskLink key={name} to={to} aria-current={name === tab ? 'page' : undefined} className={tabLook}>
            {t(name)}
          </DeskLink>
        ))}
      </nav>
      {children}
    </Permitted>
  )
}
