// Local storage of the page, as the specification names its keys.
import type { Page } from '@playwright/test'

export function storedIn(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), key)
}

/** Before the first script of every page from now on. */
export async function storeBefore(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((pairs) => {
    for (const [key, value] of Object.entries(pairs)) window.localStorage.setItem(key, value)
  }, values)
}
