// How the storefront talks to the API, and what a refusal looks like.
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore, storedIn } from '../../pages/browser-storage.ts'
import { shopPage } from '../../pages/shop-page.ts'

const storeLists = '**/api/v1/stores/**'

function refuseStores(page: Page, status: number, body: object): Promise<void> {
  return page.route(storeLists, (route) => route.fulfill({ status, json: body })).then(() => undefined)
}

test('[NET-01] a request of the browser says where, what and who', async ({ page, language, remember }) => {
  await remember({ place: { lat: 51.13, lng: 71.43 } })
  await storeBefore(page, { token: 'a-token-of-old' })
  const shop = shopPage(page, language)
  await page.goto('/home')
  const [request] = await Promise.all([page.waitForRequest(storeLists), shop.loadMore.click()])
  const headers = await request.allHeaders()
  expect(headers).toMatchObject({
    accept: 'application/json',
    'x-localization': language,
    'x-software-id': expect.stringMatching(/^\d+$/),
    latitude: '51.13',
    longitude: '71.43',
    authorization: 'Bearer a-token-of-old',
    moduleid: expect.stringMatching(/^\d+$/),
  })
  expect(headers.zoneid).toMatch(/^\[\d+(,\d+)*\]$/)
})

test('[NET-07] the next page of stores is page two of twelve', async ({ page, language }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  const [request] = await Promise.all([page.waitForRequest(storeLists), shop.loadMore.click()])
  const { searchParams } = new URL(request.url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ limit: '12', offset: '2' })
  await expect.poll(() => shop.stores.count()).toBeGreaterThan(12)
})

test('[NET-04] every entry of a refusal is shown', async ({ page, language, expected }) => {
  expected.push(/status of 403/)
  const shop = shopPage(page, language)
  await page.goto('/home')
  const entries = ['The zone is asleep', 'The module is out'].map((message) => ({ code: 'x', message }))
  await refuseStores(page, 403, { errors: entries })
  await shop.loadMore.click()
  for (const { message } of entries) await expect(shop.notice(message)).toBeVisible()
  await expect(shop.stores.first()).toBeVisible()
})

test('[NET-03] a 401 ends the session: said, forgotten, sent to sign in', async ({
  page,
  language,
  expected,
}) => {
  expected.push(/status of 40[14]/)
  const shop = shopPage(page, language)
  await page.goto('/home')
  await page.evaluate(() => window.localStorage.setItem('token', 'a-token-of-old'))
  await refuseStores(page, 401, { errors: [{ code: 'auth-001', message: 'Unauthenticated.' }] })
  await shop.loadMore.click()
  await expect(shop.notice(shop.text.session_ended)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  expect(await storedIn(page, 'token')).toBeNull()
})
