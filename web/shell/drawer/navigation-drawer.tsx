// The whole navigation in a drawer (HDR-03): ways through the shop, then how it looks and speaks.
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import House from 'lucide-react/icons/house'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { CatalogueEntries } from '#web/shell/navigation/catalogue-entries.tsx'
import { useLeaveWithLink } from '#web/shell/navigation/use-leave-with-link.ts'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { useShownModule } from '#web/shell/navigation/use-shown-module.ts'
import { Accordion } from '#web/ui/navigation/accordion.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { DrawerAccount } from './drawer-account.tsx'
import { DrawerPages } from './drawer-pages.tsx'
import { rowLook } from './drawer-row.ts'
import { DrawerSettings } from './drawer-settings.tsx'
import { DrawerWishlist } from './drawer-wishlist.tsx'

const lists = ['categories', 'latest', 'popular'] as const

export function NavigationDrawer({ open, onOpenChange }: PanelProps) {
  const t = useTranslations()
  const module = useShownModule()
  const close = () => onOpenChange(false)
  // Links of what was opened from here lead away as well, such as those of the wishlist.
  useLeaveWithLink(open, close)
  const hasStores = module !== null && moduleTraits[module.module_type].sells_from_stores
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('shell.menu')} closeLabel={t('common.close')}>
      <nav aria-label={t('shell.main_navigation')}>
        <Link to="/home" onClick={close} className={rowLook}>
          <House aria-hidden size={20} className="text-ink-soft" />
          {t('shell.home')}
          <ChevronRight aria-hidden size={18} className="ms-auto text-ink-faint mirror" />
        </Link>
        {hasStores ? (
          <Accordion
            multiple
            sections={lists.map((list) => ({
              value: list,
              title: t(`shell.${list}`),
              content: <CatalogueEntries list={list} onFollow={close} />,
            }))}
          />
        ) : null}
        <DrawerPages onFollow={close} />
      </nav>
      <DrawerSettings />
      <DrawerWishlist />
      <DrawerAccount onDone={close} />
    </Drawer>
  )
}
