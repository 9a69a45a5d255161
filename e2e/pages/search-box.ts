// The search box and its panel, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { findingTexts } from './finding-texts.ts'

export function searchBox(page: Page, language: TestLanguage) {
  const text = findingTexts[language]
  const named = { name: text.search, exact: true }
  const screen = page.getByRole('dialog', named)
  // On a phone a screen of its own lies over the page while somebody searches.
  const box = page.getByRole('main').or(screen).getByRole('combobox', named)
  const panel = page.getByRole('listbox', { name: text.suggestions })
  return {
    text,
    box,
    screen,
    panel,
    options: panel.getByRole('option'),
    group: (name: string) => panel.getByRole('group', { name }),
    async search(wanted: string) {
      await box.fill(wanted)
      await box.press('Enter')
    },
  }
}
