// Over a store's list: the search in it, its sort, and on small screens the way to the filters.
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslations } from 'use-intl'
import { plainItemSorts } from '#contract/features/listing/listing.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { useLazyOverlay } from '#web/ui/overlay/use-lazy-overlay.ts'
import { isMenuNarrowed, withName } from '../store-page-search.ts'
import { MenuSearch } from './menu-search.tsx'
import type { StoreMenuState } from './use-store-menu.ts'

interface MenuToolbarProps {
  store: StoreDetails
  menu: StoreMenuState
}

export function MenuToolbar({ store, menu }: MenuToolbarProps) {
  const t = useTranslations('storepage')
  const { choice, change } = menu
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 basis-full sm:basis-0 sm:grow">
        <MenuSearch
          label={t('search_label', { store: store.name })}
          name={choice.name}
          onNameChange={(name) => change(withName(choice, name))}
        />
      </div>
      <FilterButton menu={menu} />
      <SortChoice menu={menu} />
    </div>
  )
}

function SortChoice({ menu: { choice, change } }: Pick<MenuToolbarProps, 'menu'>) {
  const t = useTranslations()
  return (
    <div className="min-w-0 max-w-60 flex-1">
      <Select
        label={t('listing.sort_label')}
        labelHidden
        options={[
          {
            value: 'newest',
            label: t(isMenuNarrowed(choice) ? 'storepage.sort_newest' : 'storepage.sort_menu'),
          },
          ...plainItemSorts.map((value) => ({ value, label: t(`listing.sort_items.${value}`) })),
        ]}
        value={choice.sort ?? 'newest'}
        onValueChange={(sort) => change({ ...choice, sort: sort === 'newest' ? null : sort })}
      />
    </div>
  )
}

const loadDrawer = () => import('./filter-drawer.tsx').then(({ FilterDrawer }) => FilterDrawer)

function FilterButton({ menu }: Pick<MenuToolbarProps, 'menu'>) {
  const t = useTranslations()
  const {
    Overlay: Filters,
    state,
    button,
  } = useLazyOverlay(loadDrawer, { loading: t('common.loading'), failed: t('common.something_wrong') })
  return (
    <>
      <Button variant="outline" {...button} className="min-h-12 lg:hidden">
        <SlidersHorizontal aria-hidden size={18} />
        {t('listing.filters')}
      </Button>
      {Filters ? <Filters {...state} menu={menu} /> : null}
    </>
  )
}
