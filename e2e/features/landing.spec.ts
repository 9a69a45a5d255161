// The page a first visitor sees, and the way from it into the shop.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { type LandingPage, landingPage } from '#contract/features/content/landing.schema.ts'
import { layoutShiftOf } from '../fixtures/layout-shift.ts'
import { expect, type TestLanguage, test } from '../fixtures/test.ts'
import { storedIn } from '../pages/browser-storage.ts'
import { locationPicker } from '../pages/location-picker.ts'
import { shellPage } from '../pages/shell-page.ts'
import { shopPage } from '../pages/shop-page.ts'

async function landingOf(request: APIRequestContext, language: TestLanguage): Promise<LandingPage> {
  const reply = await request.get('/api/v1/react-landing-page', { headers: { 'X-localization': language } })
  return landingPage.parse(await reply.json())
}

async function choosePlace(page: Page, label: string) {
  await page.goto('/')
  const field = page.getByLabel(label)
  await field.click()
  await field.fill('Kenesary')
  await page.getByRole('option').first().click()
}

test('[HOM-01] the landing page says what the server tells it', async ({ page, language, request, shot }) => {
  const landing = await landingOf(request, language)
  const shell = shellPage(page, language)
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(landing.header_title ?? '')
  for (const title of [
    landing.company_title,
    landing.download_user_app_title,
    landing.earning_title,
    landing.testimonial_title,
    shell.text.steps,
  ]) {
    await expect(main.getByRole('heading', { level: 2, name: title ?? '' })).toBeVisible()
  }
  await expect(main.getByRole('figure')).toHaveCount(landing.testimonial_list.length)
  for (const { title } of landing.promotion_banners) await expect(main).toContainText(title ?? '')
  await expect(page.getByRole('heading', { name: landing.fixed_newsletter_title ?? '' })).toBeVisible()
  await shot('landing')
})

test('[HOM-01] [LOC-06] a place that is typed opens the shop there, after its details as from the map', async ({
  page,
  language,
  remember,
  flawless,
}) => {
  await remember({ module: null })
  const shell = shellPage(page, language)
  const { text } = locationPicker(page, language)
  const questions: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('place-api-autocomplete')) questions.push(searchParams.get('search_text') ?? '')
  })
  await choosePlace(page, shell.text.where)
  const details = page.getByRole('dialog', { name: text.details })
  await expect(details).toBeVisible()
  await flawless()
  // The text of the chosen place is no new question.
  expect(questions).toEqual(['Kenesary'])
  await details.getByRole('button', { name: text.continue }).click()
  await expect(shopPage(page, language).notice(text.set)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  const location = (await storedIn(page, 'location')) ?? ''
  expect(location).not.toBe('')
  expect(JSON.parse((await storedIn(page, 'currentLatLng')) ?? '{}')).toEqual({
    lat: expect.any(Number),
    lng: expect.any(Number),
  })
  expect(JSON.parse((await storedIn(page, 'zoneid')) ?? '[]')).toContain(1)
})

test('[HOM-01] a place nobody delivers to is said where it was typed', async ({
  page,
  language,
  expected,
}) => {
  expected.push(/status of 404/)
  const shell = shellPage(page, language)
  const errors = [{ code: 'coordinates', message: shell.text.not_served }]
  await page.route('**/api/v1/config/get-zone-id*', (route) =>
    route.fulfill({ status: 404, json: { errors } }),
  )
  await choosePlace(page, shell.text.where)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(shell.text.not_served)
  await expect(page).toHaveURL(/\/$/)
  expect(await storedIn(page, 'zoneid')).toBeNull()
})

test('[HOM-01] the field can be reached and used without a mouse', async ({ page, language }) => {
  const shell = shellPage(page, language)
  await page.goto('/#location')
  await expect(page.getByLabel(shell.text.where)).toBeFocused()
  await page.keyboard.type('Kenesary')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: locationPicker(page, language).text.details })
  await expect(details).toBeVisible()
  await details.getByRole('textbox').last().press('Enter')
  await expect(page).toHaveURL(/\/home$/)
})

test('[HOM-01] a module opens from its card', async ({ page, language }) => {
  const shop = shopPage(page, language)
  await page.goto('/')
  await page.locator('main [data-accent=teal]').getByRole('link').and(page.locator('[href^="/home"]')).click()
  await expect(shop.notice(shop.text.module_selected)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'teal')
})

test('[FTR-02] only links that leave the shop open a new window', async ({ page, language, request }) => {
  const landing = await landingOf(request, language)
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(main.getByRole('link', { name: landing.earning_dm_button_name ?? '' })).not.toHaveAttribute(
    'target',
    '_blank',
  )
  const apps = main.locator('a[target=_blank]')
  await expect(apps).toHaveCount(4)
  for (const link of await apps.all()) await expect(link).toHaveAttribute('href', /^https:/)
})

test('[HOM-01] nothing jumps and nobody is kept out', async ({ page, flawless }) => {
  await page.goto('/')
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  await flawless()
})

test('[HOM-01] search engines find every language and who runs the shop', { tag: '@once' }, async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/?lang=ru')).text()
  expect(html).toMatch(/<html[^>]* lang="ru"/)
  expect(html).toMatch(/<title>[^<]*Fivefold[^<]*<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/?lang=ru"`)
  for (const language of ['en', 'ar', 'tg', 'ru']) {
    expect(html).toMatch(new RegExp(`hrefLang="${language}" href="[^"]+\\?lang=${language}"`, 'i'))
  }
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+"/)
  const structured = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]+)</g)].flatMap(
    ([, json]) => z.array(z.object({ '@type': z.string(), name: z.string() })).parse(JSON.parse(json ?? '')),
  )
  expect(structured.map((one) => one['@type'])).toEqual(['Organization', 'WebSite'])
})
