// The two menus of the navigation (HDR-02); what they list is fetched with the first look at them.
import { useTranslations } from 'use-intl'
import { NavMenu } from '#web/shell/navigation/nav-menu.tsx'
import type { LoadPanel } from '#web/shell/navigation/use-panel.ts'

const loadCategories: LoadPanel = () =>
  import('./nav-menu-panels.tsx').then(({ CategoriesPanel }) => CategoriesPanel)

const loadStores: LoadPanel = () => import('./nav-menu-panels.tsx').then(({ StoresPanel }) => StoresPanel)

export function CategoriesMenu({ triggerClass }: { triggerClass: string }) {
  const t = useTranslations('shell')
  return <NavMenu label={t('categories')} load={loadCategories} triggerClass={triggerClass} />
}

export function StoresMenu({ triggerClass }: { triggerClass: string }) {
  const t = useTranslations('shell')
  return <NavMenu label={t('stores')} load={loadStores} triggerClass={triggerClass} />
}
