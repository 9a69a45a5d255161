// A keyboard that counts: what a person without a mouse has to press, from one point to another.
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

/** Further than this nobody looks for a control. */
const mostSteps = 60

export function countedKeys(page: Page) {
  const pressed: string[] = []
  async function press(...keys: string[]) {
    for (const key of keys) {
      pressed.push(key)
      await page.keyboard.press(key)
    }
  }
  const isFocused = (target: Locator) =>
    target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))
  return {
    press,
    count: () => pressed.length,
    /** For a failed test: which keys, in which sequence. */
    story: () => pressed.join(' '),
    async type(text: string) {
      for (const letter of text) await press(letter === ' ' ? 'Space' : letter)
    },
    /** The same key until the control has the focus; answers how often. */
    async walkTo(target: Locator, key = 'Tab'): Promise<number> {
      await expect(target.first()).toBeAttached()
      for (let steps = 0; steps <= mostSteps; steps += 1) {
        if (await isFocused(target)) return steps
        await press(key)
      }
      throw new Error(`${target} was not reached: ${pressed.join(' ')}`)
    },
  }
}
