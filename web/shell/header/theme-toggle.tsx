// Light or dark (HDR-09); the choice is stored and known to the server, so the next page does not flash.
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTranslations } from 'use-intl'
import { changeTheme } from '#web/platform/shop/theme.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'

function isDarkNow(): boolean {
  const { theme } = document.documentElement.dataset
  if (theme === 'system') return matchMedia('(prefers-color-scheme: dark)').matches
  return theme === 'dark'
}

export function toggleTheme(): void {
  changeTheme(isDarkNow() ? 'light' : 'dark')
}

/** Which icon shows is a matter of the theme, known to the style sheet before any script runs. */
export function ThemeIcon() {
  return (
    <>
      <Moon aria-hidden size={20} className="theme-light-only" />
      <Sun aria-hidden size={20} className="theme-dark-only" />
    </>
  )
}

export function ThemeToggle() {
  const t = useTranslations('shell')
  return (
    <IconButton label={t('theme')} onClick={toggleTheme}>
      <ThemeIcon />
    </IconButton>
  )
}
