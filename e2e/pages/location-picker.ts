// The location picker by role and name, and the ways to move its map.
import type { Locator, Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { locationTexts } from './location-texts.ts'

/** Reading a drawn map back for a picture makes the graphics driver talk; that is no fault of the page. */
export const driverMessage = /GL Driver Message/

export function locationPicker(page: Page, language: TestLanguage) {
  const text = locationTexts[language]
  const dialog = page.getByRole('dialog', { name: text.title })
  const panel = page.getByRole('dialog', { name: text.deliver_to })
  // The other button for a dialog chooses a module and has a label instead of a text.
  const opensByText = 'button[aria-haspopup=dialog]:not([aria-label]):visible'
  const trigger = page.getByRole('banner').locator(opensByText).first()
  const search = dialog.getByRole('combobox', { name: text.search })
  const suggestions = page.getByRole('option')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    text,
    dialog,
    panel,
    trigger,
    search,
    suggestions,
    map: dialog.getByRole('application'),
    /** What a screen reader hears about the place under the pin. */
    announcement: dialog.getByRole('status'),
    /** The last of the dialog: 'Pick Locations', or why not. */
    pick: dialog.getByRole('button').last(),
    button,
    /** In the open picker: the first place that is found under the name. */
    async pickNamed(place: string) {
      await search.fill(place)
      await suggestions.first().click()
      await button(text.pick).click()
      await dialog.waitFor({ state: 'hidden' })
    },
    async openPanel() {
      await trigger.click()
      await panel.waitFor()
    },
    async open() {
      await trigger.click()
      await panel.getByRole('button').first().click()
      await dialog.waitFor()
    },
  }
}

/** Pulls the map with the mouse, or with a finger where there is one. */
export async function pullMap(page: Page, map: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not on the screen')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 }
  const to = { x: from.x + by.x, y: from.y + by.y }
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return pullWithFinger(page, from, to)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

interface Spot {
  x: number
  y: number
}

async function pullWithFinger(page: Page, from: Spot, to: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await touch('touchEnd', [])
}
