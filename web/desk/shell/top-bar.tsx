// The bar at the top: the drawer of sections on a phone, the way to find things, and one's own account.
import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { FivefoldMark } from '#web/ui/media/fivefold-mark.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CommandPalette } from './command-palette.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

export function TopBar() {
  const t = useTranslations()
  const { name } = useShopSettings()
  const [opened, setOpened] = useState<'drawer' | 'palette' | 'shortcuts' | null>(null)
  useShortcuts({ openPalette: () => setOpened('palette'), openHelp: () => setOpened('shortcuts') })
  const openChange = (panel: typeof opened) => (isOpen: boolean) => setOpened(isOpen ? panel : null)
  return (
    <header className="sticky top-0 z-header flex h-14 items-center gap-2 border-line border-b bg-surface px-2 sm:px-4">
      <IconButton label={t('desk.open_menu')} className="lg:hidden" onClick={() => setOpened('drawer')}>
        <MenuIcon aria-hidden size={20} />
      </IconButton>
      <DeskLink
        to="/"
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1 font-semibold text-16"
      >
        <FivefoldMark size={26} />
        <span className="truncate">{name}</span>
        <span className="font-normal text-ink-soft">{t('desk.title')}</span>
      </DeskLink>
      <button
        type="button"
        onClick={() => setOpened('palette')}
        aria-keyshortcuts="Control+K Meta+K"
        className="control target-44 ms-auto flex min-h-9 items-center gap-2 rounded-control border border-line-strong px-3 text-14 text-ink-soft hover:bg-fill"
      >
        <Search aria-hidden size={16} />
        {t('desk.find')}
        <span aria-hidden className="hidden sm:inline">
          <Kbd>
            <bdi>{isApple ? '⌘ K' : 'Ctrl K'}</bdi>
          </Kbd>
        </span>
      </button>
      <AccountMenu onShortcuts={() => setOpened('shortcuts')} />
      <Drawer
        open={opened === 'drawer'}
        onOpenChange={openChange('drawer')}
        title={t('desk.sections')}
        closeLabel={t('common.close')}
        side="start"
        width="narrow"
      >
        <SideNavigation onLeave={() => setOpened(null)} />
      </Drawer>
      <CommandPalette
        open={opened === 'palette'}
        onOpenChange={openChange('palette')}
        onShortcuts={() => setOpened('shortcuts')}
      />
      <ShortcutsDialog open={opened === 'shortcuts'} onOpenChange={openChange('shortcuts')} />
    </header>
  )
}
