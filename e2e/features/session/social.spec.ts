// Signing in with a provider of our own: there, back, a phone, and known from then on.
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { newPhone } from '../../pages/account.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

async function leaveForGoogle(page: Page) {
  const main = page.getByRole('main')
  await expect(main.locator('button[type=submit]')).toBeEnabled()
  await main.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Test provider' })).toBeVisible()
}

async function signInAt(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test(
  '[AUT-01] [AUT-02] an unknown person says a phone and is registered; known, they come straight back',
  once,
  async ({ page, language }) => {
    const shop = shopPage(page, language)
    const phone = newPhone()
    const email = `madina.${phone}@provider.test`
    await page.goto('/auth/sign-in?back=%2Fabout-us')
    await leaveForGoogle(page)
    await signInAt(page, email)

    await expect(shop.main.getByRole('heading', { level: 1, name: 'One more thing' })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await expect(shop.main.locator('button[type=submit]')).toBeEnabled()
    await shop.main.locator('button[type=submit]').click()
    await expect(shop.main.getByText('Please enter a valid phone number.')).toBeVisible()
    await shop.main.locator('input[type=tel]').fill(phone)
    await shop.main.locator('button[type=submit]').click()
    await expect(shop.notice('Signup successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(page.getByRole('button', { name: 'Account of Madina Saidova' })).toBeVisible()

    await page.goto('/profile?page=profile-settings')
    await expect(shop.main.getByText('its password cannot be changed', { exact: false })).toBeVisible()

    await page.evaluate(() => window.localStorage.removeItem('token'))
    await page.goto('/auth/sign-up')
    await leaveForGoogle(page)
    await signInAt(page, email)
    await expect(shop.notice('Sign in successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/home$/)
    expect(await storedIn(page, 'token')).not.toBeNull()
  },
)

test('[AUT-01] who turns back at the provider is where they began', once, async ({ page }) => {
  await page.goto('/auth/sign-in?back=%2Fabout-us')
  await leaveForGoogle(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in\?back=%2Fabout-us$/)
  expect(await storedIn(page, 'token')).toBeNull()
})

test('[AUT-01] a sign-in that did not begin here signs nobody in', once, async ({ page, language }) => {
  const shop = shopPage(page, language)
  await page.goto('/auth/return#state=stolen&id_token=a.b.c')
  await expect(shop.main.getByRole('alert')).toContainText('did not begin here')
  expect(await storedIn(page, 'token')).toBeNull()
})

test('[AUT-01] only providers that are set up are offered', once, async ({ page }) => {
  await page.goto('/auth/sign-in')
  const ways = page.getByRole('region', { name: 'Other ways to sign in' })
  await expect(ways.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect(ways.getByRole('button', { name: /Facebook|Apple/ })).toHaveCount(0)
})
