// Scrolling to something as a person does: if the page renders it anew in that moment, they scroll on.
import { expect, type Locator } from '@playwright/test'

export async function scrollToTarget(target: Locator): Promise<void> {
  await expect(() => target.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass()
}
