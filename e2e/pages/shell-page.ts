// Header, drawer and footer by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { shellTexts } from './shell-texts.ts'
import { texts } from './texts.ts'

/** The widest screen with the compact bar (HDR-01). */
export const widestCompact = 1180

export function shellPage(page: Page, language: TestLanguage) {
  const text = shellTexts[language]
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const menuButton = header.getByRole('button', { name: texts[language].menu, exact: true })
  const drawer = page.getByRole('dialog', { name: texts[language].menu })
  return {
    text,
    isCompact: (page.viewportSize()?.width ?? 0) <= widestCompact,
    header,
    footer,
    navigation: header.getByRole('navigation', { name: text.main }),
    menuButton,
    drawer,
    logo: header.getByRole('link', { name: 'Fivefold' }),
    /** Named by the place, or by the offer to choose one. */
    location: (name: string) => header.getByRole('button', { name }),
    rail: page.getByRole('navigation', { name: texts[language].modules }),
    async openDrawer() {
      await menuButton.click()
      await drawer.waitFor()
      return drawer
    },
  }
}
