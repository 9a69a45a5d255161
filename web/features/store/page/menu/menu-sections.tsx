// The menu section by section, what the store recommends first, under tabs that follow the scroll.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { storeRecommendedQuery } from '../store-page.queries.ts'
import type { StorePageContext } from '../store-page-context.ts'
import { NothingFound } from './menu-items.tsx'
import { menuLooks } from './menu-looks.ts'
import { MenuSection, sectionId, useSectionName } from './menu-section.tsx'
import { type MenuTab, MenuTabs } from './menu-tabs.tsx'
import { RecommendedSection, recommendedId } from './recommended-section.tsx'
import type { StoreMenuState } from './use-store-menu.ts'

interface MenuSectionsProps {
  menu: StoreMenuState
  store_id: number
  context: StorePageContext
}

/** With fewer the row looks like a mistake. */
const fewestRecommended = 3

export function MenuSections({ menu, store_id, context }: MenuSectionsProps) {
  const t = useTranslations()
  const nameOf = useSectionName()
  const { whole, traits } = menu
  const { data } = useQuery(storeRecommendedQuery(context.access, store_id))
  const recommended = data && data.items.length >= fewestRecommended ? data.items : []
  if (whole.isError && !whole.data) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => whole.refetch()}
      />
    )
  }
  if (!whole.data) return <MenuSkeleton menu={menu} />
  const { sections } = whole.data
  if (sections.length === 0) return <NothingFound menu={menu} />
  const tabs: MenuTab[] = [
    ...(recommended.length > 0 ? [{ id: recommendedId, name: t('storepage.recommended') }] : []),
    ...sections.map((section) => ({ id: sectionId(section), name: nameOf(section) })),
  ]
  return (
    <>
      <MenuTabs tabs={tabs} />
      <div className="flex flex-col gap-8 sm:gap-10">
        {recommended.length > 0 ? <RecommendedSection items={recommended} /> : null}
        {sections.map((section) => (
          <MenuSection
            key={section.category_id}
            section={section}
            store_id={store_id}
            look={menuLooks[traits.item_look]}
            context={context}
          />
        ))}
      </div>
    </>
  )
}

const indexes = Array.from({ length: 8 }, (_, index) => index)

function MenuSkeleton({ menu: { traits } }: Pick<MenuSectionsProps, 'menu'>) {
  const { grid, skeleton } = menuLooks[traits.item_look]
  return (
    <div aria-hidden>
      <CardGrid {...grid}>
        {indexes.map((index) => (
          <li key={index} className={skeleton} />
        ))}
      </CardGrid>
    </div>
  )
}
