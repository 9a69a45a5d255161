// The frame of a section's content: a named region with its title, its way to see all, and its tabs.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PathLink, usePathExists } from '#web/platform/navigation/path-link.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'

interface HomeSectionProps {
  title: string
  subtitle?: string
  /** Where everything of this kind is. */
  all?: { path: string; search?: Readonly<Record<string, string>> }
  tabs?: ReactNode
  children: ReactNode
}

export function HomeSection({ title, subtitle, all, tabs, children }: HomeSectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 sm:gap-5">
      <SectionHeader
        title={title}
        subtitle={subtitle}
        tabs={tabs}
        action={all ? <ViewAll {...all} title={title} /> : null}
      />
      {children}
    </section>
  )
}

interface ViewAllProps {
  path: string
  search?: Readonly<Record<string, string>>
  title: string
}

function ViewAll({ path, search, title }: ViewAllProps) {
  const t = useTranslations('common')
  if (!usePathExists(path)) return null
  return (
    <PathLink
      path={path}
      search={search}
      className="-mb-2 inline-flex min-h-11 items-center rounded-control font-medium text-14 text-accent-ink underline-offset-4 hover:underline"
    >
      {t('view_all')}
      <span className="sr-only">: {title}</span>
    </PathLink>
  )
}
