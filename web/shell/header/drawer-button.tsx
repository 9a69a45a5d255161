// Opens the drawer with the whole navigation, on screens too narrow for it (HDR-03).
import MenuIcon from 'lucide-react/icons/menu'
import { useTranslations } from 'use-intl'
import { type LoadPanel, usePanel } from '#web/shell/navigation/use-panel.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'

const loadDrawer: LoadPanel = () =>
  import('#web/shell/drawer/navigation-drawer.tsx').then(({ NavigationDrawer }) => NavigationDrawer)

export function DrawerButton() {
  const t = useTranslations('shell')
  const { Panel, panel, trigger } = usePanel(loadDrawer)
  return (
    <>
      <IconButton label={t('menu')} aria-haspopup="dialog" {...trigger} className="-me-2.5">
        <MenuIcon aria-hidden size={24} />
      </IconButton>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
