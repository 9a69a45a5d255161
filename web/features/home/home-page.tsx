// The home page of a module: its promise, then its sections in the module's sequence.
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { SectionKey } from '#contract/features/module/home-sections.ts'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { HomeHero } from './home-hero.tsx'
import { isByPlace, sectionsOf } from './home-sections.ts'
import { ParcelTracking } from './parcel-tracking.tsx'
import { SectionFrame, type SectionHydration } from './section-frame.tsx'
import { sectionViews } from './section-views.tsx'
import { SendParcel } from './send-parcel.tsx'

const route = getRouteApi('/home')

export function HomePage() {
  const t = useTranslations('shell')
  const accentOf = useAccentOf()
  const access = route.useRouteContext()
  const { data: modules } = useSuspenseQuery(modulesQuery(access))
  const module = modules.find((one) => one.id === access.shop.module?.id)
  if (!module) {
    return (
      <EmptyState
        level={1}
        picture={<EmptyPicture />}
        title={t('no_module_title')}
        text={t('no_module_text')}
      />
    )
  }
  const { sells_from_stores } = moduleTraits[module.module_type]
  return (
    <div data-accent={accentOf(module)}>
      <HomeHero
        module={module}
        search={sells_from_stores ? <SearchBox access={access} /> : <ParcelTracking />}
        lead={sells_from_stores ? null : <SendParcel module_id={module.id} />}
      />
      <Container className="flex flex-col gap-10 py-8 sm:gap-14 sm:py-10">
        {sectionsOf(module).map((key) => {
          const { View, Loading } = sectionViews[key]
          const name = `${module.id}/${key}`
          return (
            <SectionFrame
              key={name}
              name={name}
              hydrated={hydration(key, access.shop)}
              skeleton={<Loading access={access} module={module} />}
            >
              <View access={access} module={module} />
            </SectionFrame>
          )
        })}
      </Container>
    </div>
  )
}

/** Of a visitor who has said where they are the server knows no more than the zone. */
function hydration(key: SectionKey, shop: Shop): SectionHydration {
  if (isByPlace(key) && shop.has_destination) return 'rendered_in_browser'
  return sectionViews[key].early ? 'with_page' : 'when_visible'
}
