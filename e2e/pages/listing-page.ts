// What stands on a listing page, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { findingTexts } from './finding-texts.ts'

/** From this width on the filters open beside the list, below it in a drawer. */
const widestDrawer = 1023

export function listingPage(page: Page, language: TestLanguage) {
  const text = findingTexts[language]
  const main = page.getByRole('main')
  const isNarrow = (page.viewportSize()?.width ?? 0) <= widestDrawer
  const panel = page.getByRole('dialog', { name: text.filters })
  return {
    text,
    title: main.getByRole('heading', { level: 1 }),
    tab: (name: string) => main.getByRole('tab', { name, exact: true }),
    count: (count: number, tab: string) => main.getByText(text.found(count, tab), { exact: true }),
    /** Each card of a list has the name of its thing as heading. */
    names: main.getByRole('listitem').getByRole('heading', { level: 3 }),
    chip: (name: string) => main.getByRole('listitem').filter({ hasText: name }).getByRole('button'),
    loadMore: main.getByRole('button', { name: text.load_more }),
    panel,
    isNarrow,
    async openFilters() {
      await main.getByRole('button', { name: text.filters }).filter({ visible: true }).click()
      await panel.waitFor()
    },
    /** What stands beside the list on wide screens is in the drawer on narrow ones. */
    async narrowing() {
      if (!isNarrow) return main.getByRole('complementary', { name: text.categories })
      await main.getByRole('button', { name: text.filters }).filter({ visible: true }).click()
      await panel.waitFor()
      return panel
    },
    sort: main.getByRole('combobox', { name: text.sort }),
    async chooseSort(name: string) {
      await main.getByRole('combobox', { name: text.sort }).click()
      await page.getByRole('option', { name }).click()
    },
  }
}

export type ListingPage = ReturnType<typeof listingPage>
