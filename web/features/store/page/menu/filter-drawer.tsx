// The filters of a store's list on small screens.
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { MenuFilters } from './menu-filters.tsx'
import type { StoreMenuState } from './use-store-menu.ts'

interface FilterDrawerProps {
  open: boolean
  onOpenChange(open: boolean): void
  menu: StoreMenuState
}

export function FilterDrawer({ open, onOpenChange, menu }: FilterDrawerProps) {
  const t = useTranslations()
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      width="narrow"
      title={t('listing.filters')}
      closeLabel={t('common.close')}
      footer={
        <Button className="w-full" onClick={() => onOpenChange(false)}>
          {t('storepage.show_items', { count: menu.total ?? 0 })}
        </Button>
      }
    >
      <MenuFilters menu={menu} />
    </Drawer>
  )
}
