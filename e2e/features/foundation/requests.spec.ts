// How the storefront talks to the API, and what a refusal looks like.
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { storeBefore, storedIn } from '../../pages/browser-storage.ts'
import { type ShopPage, shopPage } from '../../pages/shop-page.ts'

const place = { lat: 51.13, lng: 71.43 }

function isScoped(request: Request): boolean {
  const { moduleid, zoneid } = request.headers()
  return request.url().includes('/api/v1/') && moduleid !== undefined && zoneid !== undefined
}

/** Sends the newsletter form of any page while the API refuses everything. */
async function refusedSubscription(page: Page, shop: ShopPage, status: number, messages: readonly string[]) {
  const errors = messages.map((message) => ({ code: 'test', message }))
  await page.route('**/api/v1/**', (route) => route.fulfill({ status, json: { errors } }))
  const refused = page.waitForResponse('**/newsletter/subscribe')
  await shop.newsletter.fill('reader@shop.test')
  await shop.newsletter.press('Enter')
  await refused
}

test('[NET-01] a request of the browser says where, what and who', async ({
  page,
  request,
  language,
  remember,
}) => {
  const account = await newAccount(request)
  await enterAs(page, account)
  // With a place known the logo of the landing page leads home without a new page, so the browser asks the API.
  await remember({ place })
  await page.goto('/')
  const [asked] = await Promise.all([
    page.waitForRequest((one) => isScoped(one) && 'authorization' in one.headers()),
    shopPage(page, language).logo.click(),
  ])
  const headers = await asked.allHeaders()
  expect(headers).toMatchObject({
    accept: 'application/json',
    'x-localization': language,
    'x-software-id': expect.stringMatching(/^\d+$/),
    latitude: String(place.lat),
    longitude: String(place.lng),
    authorization: `Bearer ${account.token}`,
    moduleid: expect.stringMatching(/^\d+$/),
    zoneid: expect.stringMatching(/^\[\d+(,\d+)*\]$/),
  })
})

test('[NET-04] every entry of a refusal is shown', async ({ page, language, expected }) => {
  expected.push(/status of 403/)
  const shop = shopPage(page, language)
  await page.goto('/about-us')
  const messages = ['The shop is asleep', 'The post is late']
  await refusedSubscription(page, shop, 403, messages)
  for (const message of messages) await expect(shop.notice(message)).toBeVisible()
})

test('[NET-03] a 401 ends the session: said, forgotten, sent to sign in', async ({
  page,
  language,
  expected,
}) => {
  expected.push(/status of 40[14]/)
  const shop = shopPage(page, language)
  const errors = [{ code: 'auth-001', message: 'Unauthenticated.' }]
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 401, json: { errors } }))
  await storeBefore(page, { token: 'a-token-of-old' })
  // Whichever request is the first to carry the token: the page asks for the cart when it has the time.
  await page.goto('/about-us')
  await expect(shop.notice(shop.text.session_ended)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  expect(await storedIn(page, 'token')).toBeNull()
})
