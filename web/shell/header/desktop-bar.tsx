// Above 1180 px (HDR-01, HDR-02): where to deliver and how the shop looks and speaks, then the ways through it.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { ModuleSwitch } from '#web/features/module/module-switch.tsx'
import { useIsHome, useShownModule } from '#web/shell/navigation/use-shown-module.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { CountryButton } from './country-button.tsx'
import { HeaderActions } from './header-actions.tsx'
import { LanguageButton } from './language-button.tsx'
import { LocationButton } from './location-button.tsx'
import { Logo } from './logo.tsx'
import { CategoriesMenu, StoresMenu } from './nav-menus.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function DesktopBar() {
  return (
    <div className="max-[1181px]:hidden">
      <div className="bg-fill">
        <Container className="flex h-11 items-center justify-between gap-6">
          <LocationButton look="line" />
          <div className="flex items-center">
            <ThemeToggle />
            <CountryButton />
            <LanguageButton />
          </div>
        </Container>
      </div>
      <Container className="flex min-h-16 flex-wrap items-center gap-x-8">
        <Logo />
        <MainNavigation />
        <div className="ms-auto flex items-center gap-2">
          <HomeSwitch />
          <HeaderActions bar="desktop" />
        </div>
      </Container>
    </div>
  )
}

const navLook =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-14 text-ink-soft hover:bg-fill hover:text-ink aria-[current=page]:text-accent-ink'

function MainNavigation() {
  const t = useTranslations('shell')
  const module = useShownModule()
  const hasStores = module !== null && moduleTraits[module.module_type].sells_from_stores
  return (
    <nav aria-label={t('main_navigation')} className="flex items-center gap-1">
      <Link to="/home" activeOptions={{ includeSearch: false }} className={navLook}>
        {t('home')}
      </Link>
      {hasStores ? (
        <>
          <CategoriesMenu triggerClass={navLook} />
          <StoresMenu triggerClass={navLook} />
        </>
      ) : null}
    </nav>
  )
}

function HomeSwitch() {
  return useIsHome() ? <ModuleSwitch look="button" /> : null
}
