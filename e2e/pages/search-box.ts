// The search box and its panel, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { findingTexts } from './finding-texts.ts'

export function searchBox(page: Page, language: TestLanguage) {
  const text = findingTexts[language]
  const box = page.getByRole('main').getByRole('combobox', { name: text.search, exact: true })
  const panel = page.getByRole('listbox', { name: text.suggestions })
  return {
    text,
    box,
    panel,
    options: panel.getByRole('option'),
    group: (name: string) => panel.getByRole('group', { name }),
    async search(wanted: string) {
      await box.fill(wanted)
      await box.press('Enter')
    },
  }
}
