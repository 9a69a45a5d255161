// Zones at the desk: their border drawn or typed, what is wrong with one said in words, and leaving use.
import type { Page } from '@playwright/test'
import { cutTexts } from '../../fixtures/cut-text.ts'
import { owner } from '../../fixtures/owner.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/test.ts'
import { newAccount } from '../../pages/account.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'
import { driverMessage } from '../../pages/location-picker.ts'

/** In the ocean: no other test delivers there. */
const far = { lng: 20, lat: -40 }

function geoJson(corners: readonly (readonly [east: number, north: number])[]): string {
  const ring = corners.map(([east, north]) => [far.lng + east, far.lat + north])
  return JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]] })
}

const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** At its end the page has nothing below the bar for saving, which would cover half of a button. */
async function awayFromBar(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

async function pressMap(page: Page, places: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const map = page.locator('canvas.maplibregl-canvas')
  const box = await map.boundingBox()
  if (!box) throw new Error('there is no map')
  for (const [x, y] of places) await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
}

test('a border is drawn, refused in words while it is wrong, typed, and its zone archived and brought back', {
  tag: '@once',
}, async ({ page, flawless, expected }) => {
  test.slow()
  expected.push(driverMessage, /status of 4(09|22)/)
  const desk = deskPage(page, 'en')
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const name = `Far harbour ${process.pid}`
  await page.goto('/desk/zones/new')
  await desk.signIn(owner)
  await text('Name, English').fill(name)

  await test.step('drawn over another zone', async () => {
    await expect(page.getByRole('button', { name: 'Stop drawing' })).toBeVisible()
    await page.locator('canvas.maplibregl-canvas').scrollIntoViewIfNeeded()
    await pressMap(page, [
      [0.45, 0.35],
      [0.55, 0.35],
      [0.5, 0.5],
    ])
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^It overlaps zones of the same priority: .*City centre/)).toBeVisible()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/desk\/zones\/new$/)
    await awayFromBar(page)
    await flawless()
  })
  await test.step('pasted, crossing itself', async () => {
    await page.getByText('Corners as numbers, GeoJSON').click()
    const [first, second, third, fourth] = square
    await text('GeoJSON').fill(geoJson([first, third, second, fourth]))
    await page.getByRole('button', { name: 'Use as the border' }).click()
    await expect(page.getByText('The border crosses or touches itself.')).toBeVisible()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/desk\/zones\/new$/)
    await awayFromBar(page)
    await flawless()
  })
  await test.step('mended by typing two corners', async () => {
    await text('Corner 2, latitude').fill(String(far.lat))
    await text('Corner 3, latitude').fill(String(far.lat + 1))
    await expect(page.getByText('The border crosses or touches itself.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(desk.title(name)).toBeVisible()
  })
  await test.step('archived and brought back', async () => {
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Past orders keep it')
    await flawless()
    await question.getByRole('button', { name: 'Archive', exact: true }).press('Enter')
    await expect(page.getByText('This zone is archived. Bring it back to change it.')).toBeVisible()
    await page.getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await question.getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Bring back' })).toBeVisible()
  })
})

const words = {
  en: { zones: 'Zones', archive: 'Archive', running: /^Orders are still on their way in this zone: \d+/ },
  ar: { zones: 'المناطق', archive: 'أرشفة', running: /^ما زالت في هذه المنطقة طلبات جارية: \d+/ },
}

test('a zone with running orders stays, and its page is whole on every screen', async ({
  page,
  request,
  language,
  flawless,
  expected,
}) => {
  test.slow()
  expected.push(driverMessage, /status of 409/)
  await placeOrder(request, await newAccount(request))
  const zoya = await newColleague(request, 'Zoya', ['owner'], language)
  const desk = deskPage(page, language)
  const text = words[language]
  await page.goto('/desk/zones?sort=orders&dir=down')
  await desk.signIn(zoya)
  await expect(desk.title(text.zones)).toBeVisible()
  const busiest = page.locator('[data-list-row]').first()
  await expect(busiest).toBeVisible()
  await flawless()
  await busiest.getByRole('link').click()
  await page.getByRole('button', { name: text.archive, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text.archive, exact: true }).click()
  await expect(page.getByText(text.running).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: text.archive, exact: true })).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  expect(await page.evaluate(cutTexts), 'no text is cut off').toEqual([])
  await flawless()
})
