// Whoever jumps to the end of a home page stands still there while what is above it arrives.
import type { Page } from '@playwright/test'
import { moduleTypes } from '#contract/core/module-type.ts'
import { layoutShiftOf } from '../../fixtures/layout-shift.ts'
import { painted } from '../../fixtures/painted.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openHydrated } from '../../pages/hydrated.ts'

/** From here on also what moves right after a press counts, which the browser would forgive. */
async function watchEveryShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'everyShift', 0)
    new PerformanceObserver((list) => {
      for (const { value = 0 } of list.getEntries()) {
        Reflect.set(window, 'everyShift', Reflect.get(window, 'everyShift') + value)
      }
    }).observe({ type: 'layout-shift' })
  })
  return async () => {
    await layoutShiftOf(page)
    return page.evaluate(() => Reflect.get(window, 'everyShift'))
  }
}

for (const module_type of moduleTypes) {
  test(`the end of the home page of ${module_type} stays where it is`, { tag: '@wide' }, async ({
    page,
    request,
    remember,
  }) => {
    await settledIn({ page, request }, remember, module_type)
    await openHydrated(page, '/home')
    await page.waitForLoadState('networkidle')
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/v1/stores/**', async (route) => {
      await promise
      await route.continue()
    })
    const shift = await watchEveryShift(page)
    // A section that is drawn only near the screen may lengthen the page on the way.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1_000 })
    }).toPass()
    await painted(page)
    release()
    expect(await shift()).toBeLessThanOrEqual(0.01)
  })
}
