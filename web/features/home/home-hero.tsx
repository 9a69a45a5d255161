// The first thing under the header: what this module promises, in its own accent (HOM-02).
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Module } from '#contract/features/module/module.schema.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface HomeHeroProps {
  module: Module
  /** The search box; the parcel page has its order-tracking box here. */
  search?: ReactNode
}

export function HomeHero({ module, search }: HomeHeroProps) {
  const t = useTranslations('home')
  return (
    // Above the page under it: what the search box suggests hangs over the first section.
    <div className="relative isolate z-sticky bg-accent-soft">
      <div aria-hidden className="absolute inset-0 -z-1 overflow-hidden">
        <div className="absolute -end-24 -top-40 size-96 rounded-full bg-surface opacity-40 sm:-end-10 sm:-top-32 sm:size-128" />
      </div>
      <Container className="flex min-h-36 items-center justify-between gap-4 py-6 sm:min-h-56 sm:gap-6 sm:py-8">
        <div className="min-w-0 flex-1">
          <p className="font-medium text-13 text-accent-ink sm:text-14">{module.module_name}</p>
          <h1 className="mt-1 max-w-xl font-semibold text-22 text-ink sm:text-36">
            {t(`hero_${module.module_type}`)}
          </h1>
          <p className="mt-1 line-clamp-2 max-w-xl text-13 text-ink-soft sm:mt-2 sm:text-16">
            {module.description}
          </p>
          {search ? <div className="mt-4 sm:mt-5">{search}</div> : null}
        </div>
        <Picture
          picture={{ url: module.icon_full_url, width: 320, height: 320 }}
          alt=""
          sizes="(min-width: 640px) 192px, 96px"
          priority
          className="size-24 shrink-0 bg-transparent sm:size-48"
        />
      </Container>
    </div>
  )
}
