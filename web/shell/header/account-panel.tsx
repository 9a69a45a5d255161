// The account menu (HDR-04, HDR-12): the customer's pages, and the way out.
import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import PackageSearch from 'lucide-react/icons/package-search'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LogoutQuestion } from '#web/features/profile/logout-question.tsx'
import { profilePagesIn } from '#web/features/profile/profile-pages.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { MenuAction, MenuLink, MenuSeparator } from '#web/ui/overlay/menu.tsx'
import { popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export function AccountPanel({ open, onOpenChange, anchor }: PanelProps) {
  const t = useTranslations('shell')
  const { config } = useShop()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Menu.Root open={open} onOpenChange={onOpenChange}>
        <Menu.Portal>
          <Menu.Positioner anchor={anchor} align="end" sideOffset={8} className="z-popup outline-none">
            <Menu.Popup finalFocus={anchor} className={classNames(popupLook, 'min-w-56 max-w-80 p-1.5')}>
              {profilePagesIn(config).map(({ page, Icon }) => (
                <MenuLink
                  key={page}
                  render={<Link to="/profile" search={{ page }} />}
                  icon={<Icon aria-hidden size={20} className="text-ink-soft" />}
                >
                  {t(`account_pages.${page}`)}
                </MenuLink>
              ))}
              <MenuLink
                render={<Link to="/track-order" />}
                icon={<PackageSearch aria-hidden size={20} className="text-ink-soft" />}
              >
                {t('track_order')}
              </MenuLink>
              <MenuSeparator />
              <MenuAction
                onSelect={() => setLeaving(true)}
                icon={<LogOut aria-hidden size={20} className="mirror" />}
                tone="danger"
              >
                {t('logout')}
              </MenuAction>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <LogoutQuestion open={isLeaving} onOpenChange={setLeaving} />
    </>
  )
}
