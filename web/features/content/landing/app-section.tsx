// The app, beside a phone that shows it; without a switched-on link there is nothing to say.
import type { LandingPage } from '#contract/features/content/landing.schema.ts'
import { userApps } from '#web/features/content/app-link-lists.ts'
import { AppLinks, shownAppLinks } from '#web/features/content/app-links.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface AppSectionProps {
  landing: Pick<
    LandingPage,
    | 'download_user_app_title'
    | 'download_user_app_sub_title'
    | 'download_user_app_links'
    | 'header_icon_full_url'
    | 'header_banner_full_url'
  >
}

export function AppSection({ landing }: AppSectionProps) {
  const links = userApps(landing.download_user_app_links)
  if (shownAppLinks(links).length === 0) return null
  return (
    <Container
      render={<section aria-label={landing.download_user_app_title ?? undefined} />}
      className="py-8 sm:py-12"
    >
      <div className="grid grid-cols-1 items-center gap-8 overflow-hidden rounded-sheet bg-accent-soft px-6 pt-10 sm:px-12 md:grid-cols-2 md:gap-12 md:pt-0">
        <div className="flex flex-col items-start gap-4 md:py-16">
          <h2 className="font-semibold text-28 sm:text-36">{landing.download_user_app_title}</h2>
          <p className="max-w-md text-16 text-ink-soft sm:text-18">{landing.download_user_app_sub_title}</p>
          <div className="mt-2">
            <AppLinks links={links} />
          </div>
        </div>
        <Phone icon={landing.header_icon_full_url} screen={landing.header_banner_full_url} />
      </div>
    </Container>
  )
}

/** A phone rising from the lower edge, with the street of the hero on its screen. */
function Phone({ icon, screen }: { icon: string | null; screen: string | null }) {
  return (
    <div
      aria-hidden
      className="mx-auto -mb-16 w-60 max-w-full self-end rounded-t-sheet bg-inverse p-2 pb-0 shadow-float sm:w-72 md:mt-12"
    >
      <div className="flex h-80 flex-col overflow-hidden rounded-t-card bg-paper sm:h-96">
        <div className="flex items-center gap-2 p-4">
          {icon ? (
            <Picture
              picture={{ url: icon, width: 96, height: 96 }}
              alt=""
              sizes="32px"
              className="size-8 rounded-control bg-transparent"
            />
          ) : null}
          <span className="h-3 w-24 rounded-full bg-fill-strong" />
        </div>
        {screen ? (
          <div className="px-3">
            <Picture
              picture={{ url: screen, width: 1600, height: 1200 }}
              alt=""
              sizes="288px"
              className="aspect-4/3 w-full rounded-card"
            />
          </div>
        ) : null}
        <div className="grid grid-cols-2 gap-3 p-3">
          <span className="h-20 rounded-card bg-fill" />
          <span className="h-20 rounded-card bg-fill" />
        </div>
      </div>
    </div>
  )
}
