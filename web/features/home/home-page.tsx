// The home page of a module: its promise, and the stores that deliver here.
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { StoresList } from '#web/features/store/stores-list.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { HomeHero } from './home-hero.tsx'

const route = getRouteApi('/home')

export function HomePage() {
  const t = useTranslations('shell')
  const access = route.useRouteContext()
  const { data: modules } = useSuspenseQuery(modulesQuery(access))
  const module = modules.find((one) => one.id === access.shop.module?.id)
  if (!module) {
    return <EmptyState picture={<EmptyPicture />} title={t('no_module_title')} text={t('no_module_text')} />
  }
  return (
    <div data-module={module.module_type}>
      <HomeHero module={module} />
      <Container className="py-8">
        {module.module_type === 'parcel' ? null : <StoresList access={access} />}
      </Container>
    </div>
  )
}
