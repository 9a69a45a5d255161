// Without a network the frame of the shop stands, whatever of it was not fetched yet, and goes on once it is back.
import type { Page } from '@playwright/test'
import { test } from '../../fixtures/outage.ts'
import { expect } from '../../fixtures/test.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { searchBox } from '../../pages/search-box.ts'

const offline = 'You are offline.'

/** A page that has what it needs: hydrated, and its end not looked at yet. */
async function openCalm(page: Page, path = '/home?search=all-categories') {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
}

test('a page asked for without a network comes by itself once it is back', { tag: '@once' }, async ({
  page,
  context,
  shop,
}) => {
  await openCalm(page, '/home')
  await context.setOffline(true)
  await expect(shop.notice(offline)).toBeVisible()
  await shop.main.getByRole('link', { name: 'Pizza & pasta', exact: true }).first().click()
  await expect(shop.title).toHaveText('You are offline')
  await expect(shop.logo).toBeVisible()
  await context.setOffline(false)
  await expect(shop.notice(offline)).toHaveCount(0)
  await expect(shop.title).toHaveText('Pizza & pasta')
  await expect(shop.cards.first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
})

test('a panel asked for without a network can be opened once it is back', { tag: '@once' }, async ({
  page,
  context,
  shop,
}) => {
  await openCalm(page)
  await context.setOffline(true)
  await expect(shop.notice(offline)).toBeVisible()
  await shop.languageButton.click()
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await context.setOffline(false)
  await shop.languageButton.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
})

test.describe('while the shop is down', () => {
  test.use({ outage: 'shop_down' })

  test('a panel pressed while the shop is down opens with the next press once it is back', {
    tag: '@once',
  }, async ({ page, shop }) => {
    await page.clock.install()
    await openCalm(page)
    // A page that just came trusts the shop for a moment.
    await page.clock.fastForward(10_000)
    await page.route('**/*', (route) => route.abort('connectionrefused'))
    const asked = page.waitForRequest('**/healthz')
    await shop.languageButton.click()
    await asked
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await page.unroute('**/*')
    // A press while the one before still waits for its answer shares it.
    await expect(async () => {
      await shop.languageButton.click()
      await expect(page.getByRole('menuitem').first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
  })

  test('what a search offers comes by itself once a shop that was down is back', {
    tag: '@once',
  }, async ({ page, shop, language }) => {
    const { box, panel } = searchBox(page, language)
    await page.clock.install()
    await openCalm(page)
    await page.clock.fastForward(10_000)
    await page.route('**/*', (route) => route.abort('connectionrefused'))
    const asked = page.waitForRequest('**/healthz')
    await box.click()
    await asked
    await page.unroute('**/*')
    await page.clock.fastForward(10_000)
    await box.fill('pizza')
    await expect(panel).toBeVisible()
    await expect(shop.logo).toBeVisible()
  })

  test('where what a search offers cannot be fetched, the page stands and is searched from', {
    tag: '@once',
  }, async ({ page, shop, language }) => {
    const { box, panel } = searchBox(page, language)
    await openCalm(page)
    const title = await shop.title.innerText()
    await page.route('**/assets/**', (route) => route.abort('connectionrefused'))
    const failed = page.waitForEvent('requestfailed')
    await box.fill('pizza')
    await failed
    await expect(panel).toHaveCount(0)
    await expect(shop.title).toHaveText(title)
    await page.unroute('**/assets/**')
    await box.press('Enter')
    await expect(shop.title).toContainText('pizza')
  })
})
