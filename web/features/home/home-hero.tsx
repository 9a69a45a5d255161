// The first thing under the header: what this module promises, in its own accent.
import { useTranslations } from 'use-intl'
import type { Module } from '#contract/features/module/module.schema.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

export function HomeHero({ module }: { module: Module }) {
  const t = useTranslations('home')
  return (
    <div className="bg-accent-soft">
      <Container className="flex items-center justify-between gap-6 py-8 sm:py-10">
        <div>
          <p className="font-medium text-14 text-accent-ink">{module.module_name}</p>
          <h1 className="mt-1 max-w-xl font-semibold text-28 text-ink sm:text-36">
            {t(`hero_${module.module_type}`)}
          </h1>
          <p className="mt-2 max-w-xl text-14 text-ink-soft sm:text-16">{module.description}</p>
        </div>
        <Picture
          picture={{ url: module.icon_full_url, width: 320, height: 320 }}
          alt=""
          sizes="(min-width: 640px) 160px, 96px"
          priority
          className="size-24 shrink-0 bg-transparent sm:size-40"
        />
      </Container>
    </div>
  )
}
