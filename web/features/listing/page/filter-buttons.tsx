// The filters behind a button: a popover beside the list, a drawer with the categories on small screens (LST-03).
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { appliedFilters, withoutFilters } from '../applied-filters.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { FilterColumn } from './filter-column.tsx'
import type { Listing } from './use-listing.ts'

export function FilterButtons({ listing }: { listing: Listing }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const { choice, first, change, total } = listing
  const count = appliedFilters(choice).length
  const priceRange = listing.found?.kind === 'items' ? listing.found.price_range : null
  const panel = (
    <FilterPanel
      choice={choice}
      module_type={listing.module_type}
      priceRange={priceRange}
      onChange={change}
    />
  )
  return (
    <>
      <Popover
        align="start"
        title={t('listing.filters')}
        trigger={<FilterButton count={count} className="max-lg:hidden" />}
      >
        <div className="-mx-4 max-h-[min(70dvh,36rem)] overflow-y-auto overscroll-contain px-4 pt-2 scroll-hint">
          {panel}
        </div>
      </Popover>
      <FilterButton
        count={count}
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('listing.filters')}
        closeLabel={t('common.close')}
        footer={
          <div className="flex gap-3">
            {count > 0 || choice.categories.toString() !== first.categories.toString() ? (
              <Button variant="outline" onClick={() => change(withoutFilters(choice, first))}>
                {t('listing.clear_all')}
              </Button>
            ) : null}
            <Button className="flex-1" onClick={() => setOpen(false)}>
              {t('listing.show_found', {
                count: String(total ?? 0),
                tab: t(
                  `listing.${total === 1 ? 'one' : 'tab'}_${choice.tab}.${moduleTraits[listing.module_type].texts}`,
                ),
              })}
            </Button>
          </div>
        }
      >
        <FilterColumn listing={listing} />
        <div className="border-line border-t pt-4">{panel}</div>
      </Drawer>
    </>
  )
}

function FilterButton({ count, className, ...rest }: ButtonProps & { count: number }) {
  const t = useTranslations('listing')
  return (
    <Button variant="outline" {...rest} className={classNames('min-h-12', className)}>
      <SlidersHorizontal aria-hidden size={18} />
      <span className="max-sm:sr-only">{t('filters')}</span>
      {count > 0 ? (
        <span className="grid size-5 place-items-center rounded-full bg-accent text-12 text-on-accent tabular">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t('filters_chosen', { count })}</span>
        </span>
      ) : null}
    </Button>
  )
}
