// Everything a store sells: the menu in sections, or an endless list of what was asked for, with search, sort and filters (STO-01).
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { StorePageContext } from '../store-page-context.ts'
import { MenuFilters } from './menu-filters.tsx'
import { MenuItems } from './menu-items.tsx'
import { MenuSections } from './menu-sections.tsx'
import { MenuToolbar } from './menu-toolbar.tsx'
import { useStoreMenu } from './use-store-menu.ts'

export function StoreMenu({ store, context }: { store: StoreDetails; context: StorePageContext }) {
  const t = useTranslations()
  const menu = useStoreMenu(store, context)
  return (
    // Links lead to it by this id.
    <section
      id="menu"
      ref={menu.head}
      aria-label={t('storepage.all_items', { store: store.name })}
      className="scroll-mt-20"
    >
      <h2 className="sr-only">{t('storepage.all_items', { store: store.name })}</h2>
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside aria-label={t('listing.filters')} className="sticky top-24 max-lg:hidden">
          <Card className="p-5">
            <MenuFilters menu={menu} />
          </Card>
        </aside>
        <div className="flex min-w-0 flex-col gap-4">
          <MenuToolbar store={store} menu={menu} />
          <p role="status" className="text-14 text-ink-soft tabular empty:-mt-4">
            {menu.isListed && menu.total !== null ? t('storepage.items_found', { count: menu.total }) : null}
          </p>
          {menu.isListed ? (
            <MenuItems menu={menu} />
          ) : (
            <MenuSections menu={menu} store_id={store.id} context={context} />
          )}
        </div>
      </div>
    </section>
  )
}
