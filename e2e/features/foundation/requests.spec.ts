// How the storefront talks to the API, and what a refusal looks like.
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { shopPage } from '../../pages/shop-page.ts'

const place = { lat: 51.13, lng: 71.43 }

const api = '**/api/v1/**'

function isScoped(request: Request): boolean {
  return request.url().includes('/api/v1/') && request.headers().moduleid !== undefined
}

async function refuseEverything(page: Page, status: number, messages: readonly string[]): Promise<void> {
  const errors = messages.map((message) => ({ code: 'test', message }))
  await page.route(api, (route) => route.fulfill({ status, json: { errors } }))
}

// With a place known the logo of the landing page leads home without loading a new page, so the browser asks the API.
test.beforeEach(async ({ page, remember }) => {
  await remember({ place })
  await page.goto('/')
})

test('[NET-01] a request of the browser says where, what and who', async ({ page, language }) => {
  await page.evaluate(() => window.localStorage.setItem('token', 'a-token-of-old'))
  const [request] = await Promise.all([page.waitForRequest(isScoped), shopPage(page, language).logo.click()])
  const headers = await request.allHeaders()
  expect(headers).toMatchObject({
    accept: 'application/json',
    'x-localization': language,
    'x-software-id': expect.stringMatching(/^\d+$/),
    latitude: String(place.lat),
    longitude: String(place.lng),
    authorization: 'Bearer a-token-of-old',
    moduleid: expect.stringMatching(/^\d+$/),
    zoneid: expect.stringMatching(/^\[\d+(,\d+)*\]$/),
  })
})

test('[NET-04] every entry of a refusal is shown', async ({ page, language, expected }) => {
  expected.push(/status of 403/)
  const shop = shopPage(page, language)
  await page.goto('/about-us')
  const messages = ['The shop is asleep', 'The post is late']
  await refuseEverything(page, 403, messages)
  await shop.newsletter.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await shop.newsletter.fill('reader@shop.test')
  await shop.newsletter.press('Enter')
  for (const message of messages) await expect(shop.notice(message)).toBeVisible()
})

test('[NET-03] a 401 ends the session: said, forgotten, sent to sign in', async ({
  page,
  language,
  expected,
}) => {
  expected.push(/status of 40[14]/)
  const shop = shopPage(page, language)
  await page.evaluate(() => window.localStorage.setItem('token', 'a-token-of-old'))
  await refuseEverything(page, 401, ['Unauthenticated.'])
  await shop.logo.click()
  await expect(shop.notice(shop.text.session_ended)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  expect(await storedIn(page, 'token')).toBeNull()
})
