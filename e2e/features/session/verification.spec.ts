// Where the business wants phones proven: a new account waits for its code, and only the right one lets it in.
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { newPhone } from '../../pages/account.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

/** The code the demo takes for every phone. */
const demo_otp = '1234'

/** Answers travel inside the page as JSON in a text, so that its quotes are escaped. */
const notAsked = "customer_verification':false"
const asked = "customer_verification':true"

/**
 * The demo does not ask for codes, so its settings are changed on their way into the page, and the answers that
 * would bring a code bring the demo's. What is done with the code is up to the shop.
 */
async function askForCodes(page: Page) {
  await page.route('**/auth/sign-up', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    expect(html).toContain(notAsked)
    // A script that was changed has another hash than the page's policy allows.
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({
      response,
      headers,
      body: html.replaceAll(notAsked, asked),
    })
  })
  await page.route(/\/api\/v1\/auth\/(sign-up|login)$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), demo_otp } })
  })
}

async function signUp(page: Page, phone: string) {
  const main = page.getByRole('main')
  await page.goto('/auth/sign-up')
  await expect(main.locator('button[type=submit]')).toBeEnabled()
  await main.getByLabel('First name').fill('Ann')
  await main.getByLabel('Last name').fill('Lee')
  await main.locator('input[type=tel]').fill(phone)
  await main.getByLabel('Email').fill(`ann.${phone}@shop.test`)
  await main.locator('input[autocomplete=new-password]').first().fill('a long secret')
  await main.locator('input[autocomplete=new-password]').last().fill('a long secret')
  await main.getByRole('checkbox').click()
  await main.locator('button[type=submit]').click()
  await expect(main.getByRole('heading', { level: 1, name: 'Verify your phone' })).toBeVisible()
}

const typeCode = (page: Page, code: string) =>
  page.getByRole('main').getByRole('textbox', { name: 'Code', exact: true }).pressSequentially(code)

test(
  '[AUT-01] a new account is in once its phone is proven; a wrong code keeps it out',
  once,
  async ({ page, language, expected, flawless, shot }) => {
    expected.push(/status of 404/)
    const shop = shopPage(page, language)
    await askForCodes(page)
    await signUp(page, newPhone())
    await expect(shop.main.getByRole('status')).toContainText(`Your code: ${demo_otp}`)
    expect(await storedIn(page, 'token')).toBeNull()
    await flawless()
    await shot('verify-phone')

    await typeCode(page, '4321')
    await expect(shop.main.getByText('OTP does not match')).toBeVisible()
    expect(await storedIn(page, 'token')).toBeNull()
    await typeCode(page, demo_otp)
    await expect(shop.notice('Signup successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/interest$/)
    expect(await storedIn(page, 'token')).not.toBeNull()
  },
)

test(
  '[AUT-01] another code is sent after a minute, and a held back phone is told until when',
  once,
  async ({ page, language, expected }) => {
    expected.push(/status of 40[45]/)
    const shop = shopPage(page, language)
    await page.clock.install()
    await askForCodes(page)
    await signUp(page, newPhone())
    const again = shop.main.getByRole('button', { name: /^Send again/ })
    await expect(again).toBeDisabled()
    await expect(again).toHaveText(/^Send again in \d+ seconds?$/)
    await page.clock.fastForward(61_000)
    await expect(again).toHaveText('Send again')
    await again.click()
    await expect(shop.notice('A new code is on its way.')).toBeVisible()
    await expect(again).toBeDisabled()

    const held = { code: 'otp_block_time', message: 'Please try again after 9 minutes' }
    await page.route('**/api/v1/auth/verify-phone', (route) =>
      route.fulfill({ status: 405, headers: { 'retry-after': '540' }, json: { errors: [held] } }),
    )
    await typeCode(page, '4321')
    await expect(shop.main.getByText(held.message)).toBeVisible()
    expect(await storedIn(page, 'token')).toBeNull()
  },
)
