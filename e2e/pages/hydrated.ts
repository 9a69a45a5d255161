// A hydrated page: server-rendered markup is on the screen long before its scripts run.
import type { Page } from '@playwright/test'

/** Opens it and waits until it is hydrated: it has asked for the cart, as every page does once a module is known. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse((one) => one.url().includes('/customer/cart/list'))
  await page.goto(path)
  await asked
}
