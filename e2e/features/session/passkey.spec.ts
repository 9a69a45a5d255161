// A passkey on a device of the browser's own making: added in the profile, used to sign in, taken back.
import type { Page } from '@playwright/test'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { plugIn } from '../../fixtures/virtual-authenticator.ts'
import { newAccount } from '../../pages/account.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

// Passkeys belong to a name: browsers make none for a bare address.
test.use({
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace('127.0.0.1', 'localhost'))
  },
})

const once = { tag: '@once' }

async function signInByPassword(page: Page, back: string, account: { phone: string; password: string }) {
  await page.goto(`/auth/sign-in?back=${encodeURIComponent(back)}`)
  const main = page.getByRole('main')
  await expect(main.locator('button[type=submit]')).toBeEnabled()
  await main.locator('input[type=tel]').fill(account.phone)
  await main.locator('input[autocomplete=current-password]').fill(account.password)
  await main.locator('button[type=submit]').click()
  await expect(main.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

test(
  '[AUT-01] a passkey is added, named, signs its owner in, and is taken back',
  once,
  async ({ page, language, request, expected, flawless }) => {
    expected.push(/status of 401/)
    const shop = shopPage(page, language)
    const account = await newAccount(request)
    const device = await plugIn(page)
    const profile = '/profile?page=profile-settings'
    await signInByPassword(page, profile, account)

    const passkeys = shop.main.getByRole('region', { name: 'Passkeys' })
    await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(passkeys.getByRole('listitem')).toContainText('Chrome on')
    await expect(passkeys.getByText('Not used yet')).toBeVisible()
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(shop.notice('This device has a passkey for your account already.')).toBeVisible()

    await passkeys.getByRole('button', { name: /^Rename Chrome/ }).click()
    const naming = page.getByRole('dialog', { name: 'Rename passkey' })
    await naming.getByRole('textbox', { name: 'Name' }).fill('')
    await naming.getByRole('button', { name: 'Save' }).click()
    await expect(naming.getByText('Please enter a name')).toBeVisible()
    await flawless()
    await naming.getByRole('textbox', { name: 'Name' }).fill('Kitchen tablet')
    await naming.getByRole('button', { name: 'Save' }).click()
    await expect(passkeys.getByRole('listitem')).toContainText('Kitchen tablet')

    await page.evaluate(() => window.localStorage.removeItem('token'))
    await page.goto(`/auth/sign-in?back=${encodeURIComponent(profile)}`)
    const enter = shop.main.getByRole('button', { name: 'Sign in with a passkey' })
    await device.recognises(false)
    await enter.click()
    await expect(shop.main.getByRole('alert')).toContainText('No passkey was used.')
    await device.recognises(true)
    await enter.click()
    await expect(shop.notice('Sign in successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/profile\?page=profile-settings$/)
    await expect(passkeys.getByText(/^Last used/)).toBeVisible()

    await passkeys.getByRole('button', { name: 'Remove Kitchen tablet' }).click()
    await flawless()
    await shop.question.getByRole('button', { name: 'Yes' }).click()
    await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
    await page.evaluate(() => window.localStorage.removeItem('token'))
    await page.goto('/auth/sign-in')
    await enter.click()
    await expect(shop.main.getByRole('alert')).toContainText('no longer works here')
    expect(await storedIn(page, 'token')).toBeNull()
  },
)

test(
  '[AUT-01] [GST-02] the dialog over the cart takes a passkey, and the guest’s cart comes along',
  once,
  async ({ page, language, request, remember }) => {
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, language)
    await plugIn(page)
    await signInByPassword(page, '/profile?page=profile-settings', await newAccount(request))
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Not used yet')).toBeVisible()
    await page.evaluate(() => window.localStorage.removeItem('token'))

    const cart = cartPage(page, language)
    await cart.openStoreOf(item)
    await cart.add(item.name).click()
    await expect(cart.stepper(item.name)).toBeVisible()
    await cart.open()
    await cart.drawer.getByRole('button', { name: cart.text.checkout }).click()
    await page.getByRole('dialog', { name: cart.text.login_or_guest }).getByRole('link').first().click()
    const dialog = page.getByRole('dialog', { name: 'Sign in', exact: true })
    await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(/\/checkout\?page=cart$/)
    await expect(page.getByRole('main').getByText(item.name).first()).toBeVisible()
    expect(await storedIn(page, 'token')).not.toBeNull()
  },
)

test('the entrance with passkeys lets everybody in', once, async ({ page, flawless, shot }) => {
  await page.goto('/auth/sign-in')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await flawless()
  await shot('sign-in-with-passkey')
})
