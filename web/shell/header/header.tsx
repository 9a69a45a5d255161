// The bar on top of every page: where you are, and how the shop looks and speaks.
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ModuleSwitch } from '#web/features/module/module-switch.tsx'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header() {
  const t = useTranslations('shell')
  const { shop } = useShop()
  const onHome = useLocation({ select: ({ pathname }) => pathname === '/home' })
  return (
    <header className="sticky top-0 z-sticky border-line border-b bg-paper/90 backdrop-blur-md">
      <Container className="flex h-16 items-center gap-2 sm:gap-4">
        <Logo />
        <nav aria-label={t('main_navigation')} className="hidden items-center sm:flex">
          <Link
            to="/home"
            className="rounded-control px-3 py-2.5 font-medium text-14 text-ink-soft hover:text-ink [&.active]:text-accent-ink"
          >
            {t('home')}
          </Link>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          {onHome && shop.zone_ids.length > 0 ? <ModuleSwitch /> : null}
          <ThemeToggle />
          <LanguageMenu />
        </div>
      </Container>
    </header>
  )
}
