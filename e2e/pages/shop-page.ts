// What stands on every page of the shop, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { texts } from './texts.ts'

/** Up to this width language and theme are in the drawer (HDR-01). */
const widestCompact = 1180

export function shopPage(page: Page, language: TestLanguage) {
  const text = texts[language]
  const languageButton = page.getByRole('button', { name: text.language, exact: true })
  const isCompact = (page.viewportSize()?.width ?? 0) <= widestCompact

  /** Brings theme and language within scrollToTarget, whatever the screen. */
  async function openSettings() {
    if (isCompact) await page.getByRole('button', { name: text.menu, exact: true }).click()
    await languageButton.waitFor()
  }

  return {
    text,
    document: page.locator('html'),
    main: page.getByRole('main'),
    title: page.getByRole('main').getByRole('heading', { level: 1 }),
    logo: page.getByRole('banner').getByRole('link', { name: 'Fivefold' }),
    skipLink: page.getByRole('link', { name: text.skip }),
    languageButton,
    themeButton: page.getByRole('button', { name: text.theme, exact: true }),
    modulesButton: page.getByRole('button', { name: text.modules, exact: true }),
    modulesDialog: page.getByRole('dialog', { name: text.choose_module }),
    question: page.getByRole('alertdialog'),
    /** Stores and items of a list are articles with their name as heading. */
    cards: page.getByRole('article'),
    newsletter: page.getByRole('textbox', { name: text.newsletter_email }),
    notice: (message: string) => page.getByRole('status').filter({ hasText: message }),
    openSettings,
    async askForLanguage(name: string) {
      await openSettings()
      await languageButton.click()
      await page.getByRole('menuitem', { name }).click()
    },
  }
}

export type ShopPage = ReturnType<typeof shopPage>
