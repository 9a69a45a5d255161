// Everything a store sells: search, sort and filters beside an endless list (STO-01).
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import type { StorePageContext } from '../store-page-context.ts'
import { MenuFilters } from './menu-filters.tsx'
import { MenuItems } from './menu-items.tsx'
import { MenuToolbar } from './menu-toolbar.tsx'
import { useStoreMenu } from './use-store-menu.ts'

export function StoreMenu({ store, context }: { store: StoreDetails; context: StorePageContext }) {
  const t = useTranslations()
  const menu = useStoreMenu(store, context)
  return (
    // Links lead to it by this id.
    <section id="menu" ref={menu.head} className="flex scroll-mt-20 flex-col gap-5">
      <SectionHeader title={t('storepage.all_items', { store: store.name })} />
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside aria-label={t('listing.filters')} className="sticky top-24 max-lg:hidden">
          <Card className="p-5">
            <MenuFilters menu={menu} />
          </Card>
        </aside>
        <div className="flex min-w-0 flex-col gap-4">
          <MenuToolbar store={store} menu={menu} />
          <p role="status" className="min-h-5 text-14 text-ink-soft tabular">
            {menu.total === null ? null : t('storepage.items_found', { count: menu.total })}
          </p>
          <MenuItems menu={menu} />
        </div>
      </div>
    </section>
  )
}
