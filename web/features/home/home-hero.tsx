// The first thing under the header: what this module promises, in its own accent (HOM-02).
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface HomeHeroProps {
  module: Module
  /** The search box; the parcel page has its order-tracking box here. */
  search?: ReactNode
  /** Comes before the promise where there is something to do at once, such as sending a parcel. */
  lead?: ReactNode
}

const led = 'lg:grid lg:grid-cols-[27rem_minmax(0,1fr)] lg:items-center lg:gap-x-12'

export function HomeHero({ module, search, lead }: HomeHeroProps) {
  const t = useTranslations('home')
  const promise = t(`hero_${moduleTraits[module.module_type].texts}`)
  return (
    // Above the page under it: what the search box suggests hangs over the first section.
    <div className="relative isolate z-sticky bg-accent-soft">
      <div aria-hidden className="absolute inset-0 -z-1 overflow-hidden">
        <div className="absolute -end-24 -top-40 size-96 rounded-full bg-surface opacity-40 sm:-end-10 sm:-top-32 sm:size-128" />
      </div>
      <Container className={lead ? led : ''}>
        {lead ? (
          <>
            {/* The page is read from its heading on, also where what can be done stands before it. */}
            <h1 className="sr-only">{promise}</h1>
            <div className="pt-4 sm:pt-6 lg:py-8">{lead}</div>
          </>
        ) : null}
        <Greeting module={module} search={search}>
          {lead ? (
            <p aria-hidden className={promiseLook}>
              {promise}
            </p>
          ) : (
            <h1 className={promiseLook}>{promise}</h1>
          )}
        </Greeting>
      </Container>
    </div>
  )
}

const promiseLook = 'mt-1 max-w-xl text-balance font-semibold text-22 text-ink sm:text-36'

interface GreetingProps extends Omit<HomeHeroProps, 'lead'> {
  /** What the module promises. */
  children: ReactNode
}

function Greeting({ module, search, children }: GreetingProps) {
  return (
    <div className="grid min-h-36 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 gap-y-4 py-6 sm:min-h-56 sm:gap-x-6 sm:py-8">
      <div className="min-w-0 sm:self-end">
        <p className="font-medium text-13 text-accent-ink sm:text-14">{module.module_name}</p>
        {children}
        <p className="mt-1 line-clamp-2 max-w-xl text-13 text-ink-soft sm:mt-2 sm:text-16">
          {module.description}
        </p>
      </div>
      <Picture
        picture={{ url: module.icon_full_url, width: 320, height: 320 }}
        alt=""
        sizes="(min-width: 640px) 192px, 96px"
        priority
        className="size-24 bg-transparent sm:row-span-2 sm:size-48"
      />
      {search ? <div className="max-sm:col-span-2 sm:self-start">{search}</div> : null}
    </div>
  )
}
