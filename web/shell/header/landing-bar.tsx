// The landing page's own bar (HDR-10): no address and no menus, only the way in and how the shop looks and speaks.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { AccountAction } from './account-action.tsx'
import { CountryButton } from './country-button.tsx'
import { DrawerButton } from './drawer-button.tsx'
import { LanguageButton } from './language-button.tsx'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function LandingBar() {
  const t = useTranslations('shell')
  return (
    <Container className="flex min-h-16 items-center gap-2 max-sm:flex-wrap sm:h-18">
      <Logo />
      <div className="ms-auto flex items-center gap-1">
        <div className="flex items-center max-[1181px]:hidden">
          <ThemeToggle />
          <CountryButton />
          <LanguageButton />
        </div>
        <AccountAction />
        <Button render={<Link to="/home" />} className="ms-2 whitespace-nowrap max-[419px]:hidden">
          {t('open_shop')}
        </Button>
        <div className="min-[1181px]:hidden">
          <DrawerButton />
        </div>
      </div>
    </Container>
  )
}
