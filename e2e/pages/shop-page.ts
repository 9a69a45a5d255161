// What stands on every page of the shop, by role and name.
import type { Page } from '@playwright/test'
import type { SpokenLanguage } from '../fixtures/test.ts'
import { words } from './words.ts'

export function shopPage(page: Page, language: SpokenLanguage) {
  const text = words[language]
  return {
    text,
    document: page.locator('html'),
    main: page.getByRole('main'),
    title: page.getByRole('main').getByRole('heading', { level: 1 }),
    skipLink: page.getByRole('link', { name: text.skip }),
    languageButton: page.getByRole('button', { name: text.language, exact: true }),
    themeButton: page.getByRole('button', { name: text.theme, exact: true }),
    modulesButton: page.getByRole('button', { name: text.modules, exact: true }),
    dialog: page.getByRole('dialog'),
    question: page.getByRole('alertdialog'),
    /** Each store of a list is an article with its name as heading. */
    stores: page.getByRole('article'),
    loadMore: page.getByRole('button', { name: text.load_more }),
    notice: (message: string) => page.getByRole('status').filter({ hasText: message }),
    async askForLanguage(name: string) {
      await page.getByRole('button', { name: text.language, exact: true }).click()
      await page.getByRole('menuitem', { name }).click()
    },
  }
}
