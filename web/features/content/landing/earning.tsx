// For those who sell and those who ride: what they get, the way in, and their apps.
import Bike from 'lucide-react/icons/bike'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Accent } from '#contract/core/accent.ts'
import type { LandingPage } from '#contract/features/content/landing.schema.ts'
import { courierApps, sellerApps } from '#web/features/content/app-link-lists.ts'
import { type AppLink, AppLinks, shownAppLinks } from '#web/features/content/app-links.tsx'
import { AnyLink } from '#web/platform/navigation/any-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'

export function Earning({ landing }: { landing: LandingPage }) {
  const t = useTranslations('landing')
  if (!landing.earning_title) return null
  const links = landing.download_business_app_links
  return (
    <Container
      render={<section aria-label={landing.earning_title} />}
      className="flex flex-col gap-6 py-8 sm:py-12"
    >
      <SectionHeader title={landing.earning_title} subtitle={landing.earning_sub_title} />
      <div className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2">
        <EarningCard
          icon={<Store aria-hidden size={28} />}
          accent="teal"
          title={landing.earning_seller_title}
          text={landing.earning_seller_sub_title}
          button={{ name: landing.earning_seller_button_name, url: landing.earning_seller_button_url }}
          apps={{ label: t('seller_apps'), links: sellerApps(links) }}
        />
        <EarningCard
          icon={<Bike aria-hidden size={28} className="mirror" />}
          accent="amber"
          title={landing.earning_dm_title}
          text={landing.earning_dm_sub_title}
          button={{ name: landing.earning_dm_button_name, url: landing.earning_dm_button_url }}
          apps={{ label: t('courier_apps'), links: courierApps(links) }}
        />
      </div>
    </Container>
  )
}

interface EarningCardProps {
  icon: ReactNode
  accent: Accent
  title: string | null
  text: string | null
  button: { name: string | null; url: string | null }
  apps: { label: string; links: readonly AppLink[] }
}

function EarningCard({ icon, accent, title, text, button, apps }: EarningCardProps) {
  return (
    <div
      data-accent={accent}
      className="flex flex-col items-start gap-3 rounded-sheet bg-accent-soft p-6 sm:p-8"
    >
      <span className="grid size-14 place-items-center rounded-card bg-surface text-accent-ink shadow-soft">
        {icon}
      </span>
      <h3 className="mt-1 font-semibold text-22">{title}</h3>
      <p className="text-16 text-ink-soft">{text}</p>
      {button.name && button.url ? (
        <Button size="large" render={<AnyLink href={button.url} />} className="mt-2">
          {button.name}
        </Button>
      ) : null}
      {shownAppLinks(apps.links).length > 0 ? (
        <div className="mt-4 flex w-full flex-col gap-3 border-line-strong border-t pt-5">
          <p className="font-medium text-14 text-ink-soft">{apps.label}</p>
          <AppLinks links={apps.links} />
        </div>
      ) : null}
    </div>
  )
}
