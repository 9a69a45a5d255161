// The first thing a visitor sees: the promise, the question where to, and the street it all happens in.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { LandingPage } from '#contract/features/content/landing.schema.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface HeroProps {
  landing: Pick<
    LandingPage,
    'header_title' | 'header_sub_title' | 'header_tag_line' | 'header_banner_full_url'
  >
  counts: { stores: number; items: number }
  /** The field that asks for a place. */
  children: ReactNode
}

export function Hero({ landing, counts, children }: HeroProps) {
  return (
    <Container
      render={<section aria-label={landing.header_title ?? undefined} />}
      className="grid grid-cols-1 items-center gap-8 pt-4 pb-8 sm:pt-8 lg:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] lg:gap-14 lg:pt-8 lg:pb-12"
    >
      {/* First in the page as on a phone: a page that arrives in pieces must not push its words down. */}
      {landing.header_banner_full_url ? (
        <Picture
          picture={{ url: landing.header_banner_full_url, width: 1600, height: 1200 }}
          alt=""
          sizes="(min-width: 1328px) 640px, (min-width: 1024px) 50vw, 94vw"
          priority
          className="aspect-4/3 w-full rounded-sheet shadow-raised max-sm:aspect-16/10 lg:col-start-2 lg:row-start-1"
        />
      ) : null}
      <div className="flex flex-col gap-4 lg:col-start-1 lg:row-start-1 lg:gap-5">
        <h1 className="font-semibold text-display tracking-tight">{landing.header_title}</h1>
        <p className="text-16 text-ink-soft sm:text-18">{landing.header_sub_title}</p>
        <div className="mt-2">{children}</div>
        <p className="text-14 text-ink-soft">{landing.header_tag_line}</p>
        <Facts counts={counts} />
      </div>
    </Container>
  )
}

function Facts({ counts }: { counts: HeroProps['counts'] }) {
  const t = useTranslations('landing')
  if (counts.stores === 0) return null
  return (
    <ul aria-label={t('facts_label')} className="flex flex-wrap gap-2 text-14 tabular">
      <li className="rounded-full bg-fill px-4 py-2 font-medium">
        {t('facts_stores', { count: counts.stores })}
      </li>
      <li className="rounded-full bg-fill px-4 py-2 font-medium">
        {t('facts_items', { count: counts.items })}
      </li>
    </ul>
  )
}
