// A page that can be used: what the server drew is on the screen long before its scripts are at work.
import type { Page } from '@playwright/test'

/** Opens it and waits until it is alive: it has asked for the cart, as every page does once a module is known. */
export async function openAlive(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse((one) => one.url().includes('/customer/cart/list'))
  await page.goto(path)
  await asked
}
