// NewMessage where to deliver: by words, on the map, by keys, with and without a map.
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { driverMessage, locationPicker, pullMap } from '../../pages/location-picker.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

/** A page that asks for little, so that the tests are about the picker. */
const quietPage = '/about-us'

test.beforeEach(({ expected }) => {
  expected.push(driverMessage)
})

function tilesOf(page: Page): string[] {
  const zooms: string[] = []
  page.on('request', (request) => {
    const zoom = new URL(request.url()).pathname.match(/^\/map\/(\d+)\/\d+\/\d+/)?.[1]
    if (zoom && zooms.at(-1) !== zoom) zooms.push(zoom)
  })
  return zooms
}

async function savedPlace(page: Page) {
  return {
    location: await storedIn(page, 'location'),
    place: JSON.parse((await storedIn(page, 'currentLatLng')) ?? 'null'),
    zones: JSON.parse((await storedIn(page, 'zoneid')) ?? 'null'),
  }
}

test('[LOC-01] the picker has everything it needs, for everybody', async ({
  page,
  language,
  flawless,
  shot,
}) => {
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  await picker.open()
  await expect(picker.search).toHaveAttribute('placeholder', picker.text.search)
  await expect(picker.map).toBeVisible()
  await expect(picker.pick).toHaveText(picker.text.pick)
  await expect(picker.pick).toBeEnabled()
  for (const name of [
    picker.text.fullscreen,
    picker.text.use_current,
    picker.text.zoom_in,
    picker.text.north,
  ]) {
    await expect(picker.button(name)).toBeVisible()
  }
  await expect(picker.dialog.getByText('© OpenStreetMap contributors')).toBeVisible()
  await flawless()
  await shot('picker')
  await page.keyboard.press('Escape')
  await expect(picker.dialog).toBeHidden()
  await expect(picker.trigger).toBeFocused()
})

test(
  '[LOC-09] [LOC-12] the map opens at the default place, zoom 10, then 12',
  once,
  async ({ page, language, request }) => {
    const picker = locationPicker(page, language)
    const zooms = tilesOf(page)
    const { default_location } = await (await request.get('/api/v1/config')).json()
    await page.goto(quietPage)
    const asked = page.waitForRequest(/geocode-api/)
    await picker.open()
    const { searchParams } = new URL((await asked).url())
    expect(Number(searchParams.get('lat'))).toBeCloseTo(Number(default_location.lat), 4)
    expect(Number(searchParams.get('lng'))).toBeCloseTo(Number(default_location.lng), 4)
    await expect.poll(() => zooms).toContain('12')
    expect(zooms[0]).toBe('10')
  },
)

test('the map library does not come with a page, only with the picker', once, async ({ page, language }) => {
  const picker = locationPicker(page, language)
  let scripts = 0
  const mapScripts: string[] = []
  // Scripts are named by their content: the library is known by what its own code says.
  page.on('response', async (response) => {
    if (!/\.m?js$/.test(new URL(response.url()).pathname)) return
    scripts += 1
    const text = await response.text().catch(() => '')
    if (text.includes('maplibregl')) mapScripts.push(response.url())
  })
  for (const path of ['/', '/home', '/address']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts).toBeGreaterThan(0)
  expect(mapScripts).toEqual([])
  await page.goto(quietPage)
  await picker.open()
  await expect.poll(() => mapScripts.length).toBeGreaterThan(0)
})

test('[LOC-02] suggestions come for a text, and choosing one moves the pin', async ({ page, language }) => {
  const picker = locationPicker(page, language)
  const questions: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('place-api-autocomplete')) questions.push(searchParams.get('search_text') ?? '')
  })
  await page.goto(quietPage)
  await picker.open()
  await expect(picker.pick).toBeEnabled()
  const before = await picker.announcement.textContent()

  await page.route(/place-api-autocomplete/, async (route) => {
    await expect(page.getByText(picker.text.searching)).toBeVisible()
    await route.continue()
  })
  await picker.search.fill('   ')
  await picker.search.fill('kenesary')
  await expect(picker.suggestions.first()).toBeVisible()
  expect(questions).toEqual(['kenesary'])
  // Who does not see the list hears how long it is, once.
  const found = picker.text.found(await picker.suggestions.count())
  await expect(page.getByRole('status').filter({ hasText: found })).toHaveCount(1)

  const details = page.waitForRequest(/place-api-details\?placeid=/)
  const zone = page.waitForRequest(/get-zone-id/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await Promise.all([details, zone])
  await expect(picker.announcement).toContainText(/Kenesary|Кенесары/)
  await expect(picker.announcement).not.toHaveText(before ?? '')
  await expect(picker.search).toHaveValue(/Kenesary|Кенесары/)
})

test('[LOC-02] [LOC-04] a chosen place is waited for: the one before cannot be picked meanwhile', {
  tag: '@once',
}, async ({ page, language, expected }) => {
  expected.push(/status of 5/)
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  await picker.open()
  await expect(picker.pick).toBeEnabled()
  const before = await picker.announcement.innerText()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/place-api-details/, async (route) => {
    await mayAnswer
    await route.fulfill({ status: 502, json: { errors: [{ code: 'upstream', message: 'Try again' }] } })
  })
  await picker.search.fill('kenesary')
  await picker.suggestions.first().click()
  await expect(picker.pick).toBeDisabled()
  answer()
  await expect(picker.pick).toBeEnabled()
  await expect(picker.announcement).toHaveText(before)

  await page.unroute(/place-api-details/)
  await picker.search.fill('kenesary ')
  await picker.suggestions.first().click()
  await expect(picker.pick).toBeEnabled()
  await expect(picker.announcement).toContainText(/Kenesary|Кенесары/)
})

test('[LOC-03] pulling the map moves what is under the pin', async ({ page, language }) => {
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  const drawn = page.waitForResponse(/\/map\/12\//)
  await picker.open()
  await drawn
  await expect(picker.pick).toBeEnabled()
  const before = await picker.announcement.textContent()
  const asked = page.waitForRequest(/geocode-api/)
  const looked = page.waitForRequest(/get-zone-id/)
  await pullMap(page, picker.map, { x: -90, y: 40 })
  const lng = Number(new URL((await asked).url()).searchParams.get('lng'))
  await looked
  expect(lng).toBeGreaterThan(71.43)
  await expect(picker.announcement).not.toHaveText(before ?? '')
  await expect(picker.pick).toBeEnabled()
})

test('[LOC-03] keys and buttons move the pin, the wheel only zooms', once, async ({ page, language }) => {
  const picker = locationPicker(page, language)
  await page.goto(quietPage)
  const drawn = page.waitForResponse(/\/map\/12\//)
  await picker.open()
  await drawn
  await expect(picker.pick).toBeEnabled()

  const questionAfter = async (move: () => Promise<void>) => {
    const asked = page.waitForRequest(/geocode-api/)
    await move()
    const { searchParams } = new URL((await asked).url())
    return { lat: Number(searchParams.get('lat')), lng: Number(searchParams.get('lng')) }
  }
  await picker.map.focus()
  const start = await questionAfter(() => page.keyboard.press('ArrowRight'))
  const north = await questionAfter(() => page.keyboard.press('ArrowUp'))
  expect(north.lat).toBeGreaterThan(start.lat)
  expect(north.lng).toBeCloseTo(start.lng, 4)
  const east = await questionAfter(() => picker.button(picker.text.east).click())
  expect(east.lng).toBeGreaterThan(north.lng)
  expect(east.lat).toBeCloseTo(north.lat, 4)

  await expect(picker.pick).toBeEnabled()
  const announcement = await picker.announcement.textContent()
  const zooms = tilesOf(page)
  await picker.map.hover({ position: { x: 60, y: 60 } })
  const nearer = async () => {
    await page.mouse.wheel(0, -600)
    return zooms.some((zoom) => Number(zoom) > 12)
  }
  await expect.poll(nearer).toBe(true)
  await expect(picker.announcement).toHaveText(announcement ?? '')
})

test(
  '[LOC-04] the button waits for the zone and shows why there is none',
  once,
  async ({ page, language, expected }) => {
    expected.push(/status of 500/)
    const picker = locationPicker(page, language)
    const lookups: (() => Promise<void>)[] = []
    await page.route(/get-zone-id/, async (route) => {
      await new Promise<void>((release) => {
        lookups.push(async () => {
          await route.fulfill({
            status: 500,
            json: {
              errors: [
                { code: 'zone', message: 'The map office is closed' },
                { code: 'b', message: 'Later' },
              ],
            },
          })
          release()
        })
      })
    })
    await page.goto(quietPage)
    await picker.open()
    await expect(picker.announcement).toHaveText('')
    await expect(picker.pick).toBeDisabled()
    await expect(picker.pick).toHaveText(picker.text.pick)
    await expect.poll(() => lookups.length).toBeGreaterThan(0)
    for (const answer of lookups) await answer()
    await expect(picker.pick).toHaveText('The map office is closed')
    await expect(picker.pick).toBeDisabled()
  },
)

test('[LOC-05] [LOC-06] a picked place is kept, its details asked, and the way leads home', async ({
  page,
  language,
  flawless,
  shot,
}) => {
  const picker = locationPicker(page, language)
  const shop = shopPage(page, language)
  await page.goto(quietPage)
  await picker.open()
  await expect(picker.pick).toBeEnabled()
  await picker.pick.click()

  const details = page.getByRole('dialog', { name: picker.text.details })
  await expect(details).toBeVisible()
  const { location, place, zones } = await savedPlace(page)
  expect(location).toMatch(/\S/)
  expect(place).toEqual({ lat: expect.any(Number), lng: expect.any(Number) })
  expect(zones).toEqual(expect.arrayContaining([1]))
  await expect(details).toContainText(location ?? 'nowhere')
  await flawless()
  await shot('details')

  await details.getByRole('button', { name: picker.text.continue }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(shop.notice(picker.text.set)).toBeVisible()
  await expect(picker.trigger).toContainText(location ?? 'nowhere')
  await expect(shop.main.getByText(picker.text.from_you).first()).toBeVisible()
})
