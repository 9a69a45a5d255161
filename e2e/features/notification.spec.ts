// Which notifications customers want, and what is remembered of them: the settings page.
import { expect, test } from '../fixtures/test.ts'
import { demoAccount, enterAs, newAccount } from '../pages/account.ts'
import { storeBefore, storedIn } from '../pages/browser-storage.ts'
import { shopPage } from '../pages/shop-page.ts'

const once = { tag: '@once' }

test('[PRF-01] a kind of notification is switched off and stays off', once, async ({ page, request }) => {
  await enterAs(page, await newAccount(request))
  await page.goto('/profile?page=settings')
  const offers = page.getByRole('switch', { name: 'Offers' })
  await expect(offers).toBeChecked()
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/customer/notification-settings') && reply.request().method() === 'PUT',
  )
  await offers.click()
  await expect(offers).not.toBeChecked()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Messages' })).toBeChecked()
  await expect(offers).not.toBeChecked()
})

test(
  '[PSH-01] under the bell the newest notice comes first and in sight',
  once,
  async ({ page, request }) => {
    await enterAs(page, await demoAccount(request, 'Aliya'))
    await page.goto('/home')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    // The first link of many notices is far down: it must not draw the list with it.
    await expect(panel.getByRole('link').first()).toBeAttached()
    await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeInViewport({ ratio: 1 })
    await expect(panel).toBeFocused()
  },
)

test(
  '[PRF-01] recent searches are cleared, devices and data are at hand',
  once,
  async ({ page, language, request, shot }) => {
    const shop = shopPage(page, language)
    await enterAs(page, await newAccount(request))
    await storeBefore(page, { searchedValues: JSON.stringify(['plov']) })
    await page.goto('/profile?page=settings')
    await expect(shop.main.getByText('This device', { exact: true })).toBeVisible()
    await shop.main.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(shop.notice('Recent searches were cleared.')).toBeVisible()
    expect(await storedIn(page, 'searchedValues')).toBeNull()
    await shot('settings')
    const coming = page.waitForEvent('download')
    await shop.main.getByRole('button', { name: 'Download my data' }).click()
    expect((await coming).suggestedFilename()).toBe('fivefold-my-data.json')
  },
)
