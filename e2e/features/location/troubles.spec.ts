// Where the picker meets trouble: places denied, out of reach or without a map.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { driverMessage, locationPicker } from '../../pages/location-picker.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

/** A page that asks for little, so that the tests are about the picker. */
const quietPage = '/about-us'
const farAway = { location: 'Far away', place: { lat: 51.35, lng: 71.43 }, zone_ids: [1] }

test.beforeEach(({ expected }) => {
  expected.push(driverMessage)
})

async function savedPlace(page: Page) {
  return {
    location: await storedIn(page, 'location'),
    place: JSON.parse((await storedIn(page, 'currentLatLng')) ?? 'null'),
    zones: JSON.parse((await storedIn(page, 'zoneid')) ?? 'null'),
  }
}

test(
  '[LOC-06] on the page of a store the picker just closes',
  once,
  async ({ page, language, request, chosen }) => {
    const picker = locationPicker(page, language)
    const headers = { zoneid: '[1]', moduleid: String(chosen.id) }
    const { stores } = await (await request.get('/api/v1/stores/get-stores/all', { headers })).json()
    await page.goto(`/store/${stores[0].slug}?module_id=${chosen.id}`)
    const url = page.url()
    await picker.open()
    await expect(picker.pick).toBeEnabled()
    await picker.pick.click()
    await expect(picker.dialog).toBeHidden()
    await expect(page.getByRole('dialog', { name: picker.text.details })).toBeHidden()
    expect(page.url()).toBe(url)
    expect((await savedPlace(page)).location).toMatch(/\S/)
  },
)

test(
  '[LOC-08] the place of the browser is taken when it is allowed',
  once,
  async ({ page, language, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 51.1405, longitude: 71.4705 })
    const picker = locationPicker(page, language)
    await page.goto(quietPage)
    await picker.open()
    const asked = page.waitForRequest(/geocode-api\?lat=51\.1405&lng=71\.4705/)
    await picker.button(picker.text.use_current).click()
    await asked
    await expect(picker.announcement).toContainText(/\S/)
  },
)

test('[LOC-08] a denied place opens a dialog that says what to do', async ({ page, language, flawless }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  })
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  await picker.open()
  const denied = page.getByRole('alertdialog')
  for (const answer of [picker.text.okay, shopPage(page, language).text.close]) {
    await picker.button(picker.text.use_current).click()
    await expect(denied).toContainText(picker.text.denied)
    if (answer === picker.text.okay) await flawless()
    await denied.getByRole('button', { name: answer }).click()
    await expect(denied).toBeHidden()
    await expect(picker.dialog).toBeVisible()
  }
})

test('[LOC-08] that the browser does not know its place is said over the head of the picker, and covers nothing to use', async ({
  page,
  language,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  })
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  await picker.open()
  await picker.button(picker.text.use_current).click()
  const notice = shopPage(page, language).notice(picker.text.not_located)
  await expect(notice).toBeVisible()
  await expect.poll(() => isOver(notice, picker.search)).toBe(false)
  for (const part of [picker.button(picker.text.use_current), picker.pick]) {
    expect(await isOver(notice, part)).toBe(false)
  }
})

async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('both have to be on the screen')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('[LOC-01] the whole screen and back', async ({ page, language }) => {
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  await picker.open()
  const small = await picker.dialog.boundingBox()
  await picker.button(picker.text.fullscreen).click()
  await expect.poll(() => picker.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await page.keyboard.press('Escape')
  await expect.poll(() => picker.dialog.boundingBox()).toEqual(small)
  await expect(picker.button(picker.text.fullscreen)).toBeVisible()
})

test('[LOC-04] outside every zone there is help', async ({
  page,
  language,
  remember,
  expected,
  flawless,
  shot,
}) => {
  expected.push(/status of 404/)
  await remember(farAway)
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  await picker.open()
  await expect(picker.pick).toHaveText(picker.text.not_served)
  await expect(picker.pick).toBeDisabled()
  await expect(picker.dialog.getByText(/\d (km|كم)/).first()).toBeVisible()
  await flawless()
  await shot('outside')

  await picker.dialog.getByLabel(picker.text.contact).fill(`someone.${Date.now()}@example.com`)
  await picker.button(picker.text.tell_me).click()
  await expect(picker.dialog.getByText(picker.text.thanks)).toBeVisible()

  await picker.button(picker.text.move_there).click()
  await expect(picker.pick).toBeEnabled()
  await expect(picker.pick).toHaveText(picker.text.pick)
})

test('without WebGL the place is found by words and steps', once, async ({ page, language }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  await picker.open()
  await expect(picker.dialog.getByText(picker.text.no_map)).toBeVisible()
  await expect(picker.pick).toBeEnabled()
  await picker.search.fill('kenesary')
  await picker.suggestions.first().click()
  await expect(picker.announcement).toContainText('Kenesary')
  const asked = page.waitForRequest(/geocode-api/)
  await picker.button(picker.text.north).click()
  await asked
  await expect(picker.pick).toBeEnabled()
})

test('[LOC-11] guests read that saved addresses are for customers', async ({ page, language }) => {
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  await picker.openPanel()
  await expect(picker.panel).toContainText(picker.text.guests)
})
