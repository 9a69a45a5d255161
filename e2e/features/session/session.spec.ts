// Coming, going and staying: accounts, sessions and the customer's own page.
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, newPhone } from '../../pages/account.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

const phoneField = (page: Page) => page.getByRole('main').locator('input[type=tel]')

/** What is typed before the script has come would be lost. */
async function whenReady(page: Page) {
  await expect(page.getByRole('main').locator('button[type=submit]')).toBeEnabled()
}

async function fillSignIn(page: Page, phone: string, password: string) {
  await whenReady(page)
  await phoneField(page).fill(phone)
  await page.getByRole('main').getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('[AUT-01] the entrances stand still and let everybody in', { tag: '@long' }, async ({
  page,
  flawless,
  shot,
}) => {
  for (const path of ['/auth/sign-in', '/auth/sign-up', '/forgot-password']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await whenReady(page)
    await flawless()
    await shot(path.replaceAll('/', '-').slice(1))
  }
})

test('[AUT-01] signing up says what is missing, then leads home', once, async ({ page, language }) => {
  const shop = shopPage(page, language)
  const phone = newPhone()
  await page.goto('/auth/sign-up')
  const submit = shop.main.getByRole('button', { name: 'Sign up', exact: true })
  await expect(shop.main.getByText('At least 8 characters.')).toBeVisible()
  await whenReady(page)
  await submit.click()
  await expect(shop.main.getByText('Please enter your first name.')).toBeVisible()
  await expect(shop.main.getByText('Please agree to the terms')).toBeVisible()

  await shop.main.getByLabel('First name').fill('Ann')
  await shop.main.getByLabel('Last name').fill('Lee')
  await phoneField(page).fill(phone)
  await shop.main.getByLabel('Email').fill(`ann.${phone}@shop.test`)
  const passwords = shop.main.locator('input[autocomplete=new-password]')
  await passwords.first().fill('a long secret')
  await passwords.last().fill('a long secret')
  await shop.main.getByRole('checkbox').click()
  await submit.click()

  await expect(shop.notice('Signup successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/interest$/)
  expect(await storedIn(page, 'token')).not.toBeNull()
  await expect(page.getByRole('button', { name: 'Account of Ann Lee' })).toBeVisible()
})

test(
  '[AUT-01] a wrong password is said beside it, the right one leads back',
  once,
  async ({ page, language, request, expected }) => {
    expected.push(/status of 401/)
    const account = await newAccount(request)
    const shop = shopPage(page, language)
    await page.goto('/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in\?back=%2Fabout-us$/)
    await fillSignIn(page, account.phone, 'not the secret')
    await expect(shop.main.getByRole('alert')).toContainText('is not right')
    await fillSignIn(page, account.phone, account.password)
    await expect(shop.notice('Sign in successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/about-us$/)
  },
)

test(
  '[AUT-01] a link cannot lead out of the shop through the entrance',
  once,
  async ({ page, request, baseURL }) => {
    await enterAs(page, await newAccount(request))
    await page.goto('/auth/sign-in?back=%2F%2Felsewhere.test%2Fhome')
    await expect(page).toHaveURL(`${baseURL}/home`)
  },
)

test('[AUT-01] a forgotten password is replaced by code', once, async ({ page, language, request }) => {
  const account = await newAccount(request)
  const shop = shopPage(page, language)
  await page.goto('/forgot-password')
  await whenReady(page)
  await phoneField(page).fill(account.phone)
  await shop.main.getByRole('button', { name: 'Send code' }).click()
  const demo = shop.main.getByText('This is a demo')
  await expect(demo).toBeVisible()
  const code = /(\d{4})$/.exec((await demo.textContent()) ?? '')?.[1] ?? ''
  // Each step takes the focus, so that one can type on.
  await expect(shop.main.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused()
  await page.keyboard.type(code)
  const passwords = shop.main.locator('input[autocomplete=new-password]')
  await expect(passwords.first()).toBeFocused()
  await passwords.first().fill('another secret')
  await passwords.last().fill('another secret')
  await shop.main.getByRole('button', { name: 'Save password' }).click()
  await expect(shop.notice('Password changed successfully.')).toBeVisible()
  await fillSignIn(page, account.phone, 'another secret')
  await expect(page).toHaveURL(/\/home$/)
})

test(
  '[AUT-01] who does not want to be remembered is signed out with the browser',
  once,
  async ({ page, context, request }) => {
    const account = await newAccount(request)
    await page.goto('/auth/sign-in?back=%2Fabout-us')
    await whenReady(page)
    const remember = page.getByRole('checkbox', { name: 'Remember me' })
    await expect(remember).toBeChecked()
    await remember.click()
    await fillSignIn(page, account.phone, account.password)
    const signedIn = page.getByRole('button', { name: 'Account of Ann Lee' })
    await expect(signedIn).toBeVisible()
    await page.reload()
    await expect(signedIn).toBeVisible()
    // A browser that is closed forgets the cookies that have no date.
    const lasting = (await context.cookies()).filter(({ expires }) => expires !== -1)
    await context.clearCookies()
    await context.addCookies(lasting)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await storedIn(page, 'token')).toBeNull()
  },
)

test('[HDR-05] logging out asks first, says so and forgets', once, async ({ page, language, request }) => {
  const account = await newAccount(request)
  const shop = shopPage(page, language)
  await page.goto('/auth/sign-in?back=%2Fprofile')
  await fillSignIn(page, account.phone, account.password)
  await page.getByRole('button', { name: 'Account of Ann Lee' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(shop.question).toBeVisible()
  await shop.question.getByRole('button', { name: 'Yes' }).click()
  await expect(shop.notice('Logout successful.')).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  expect(await storedIn(page, 'token')).toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('[NET-13] a guest opening the profile signs in and comes back', once, async ({ page, request }) => {
  const account = await newAccount(request)
  await page.goto('/profile?page=settings')
  await expect(page).toHaveURL(/\/auth\/sign-in\?back=%2Fprofile%3Fpage%3Dsettings$/)
  await fillSignIn(page, account.phone, account.password)
  await expect(page).toHaveURL(/\/profile\?page=settings$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test(
  '[NET-03] an expired token leads to the entrance and back to the page',
  once,
  async ({ page, language, request, expected }) => {
    expected.push(/status of 401/)
    const account = await newAccount(request)
    const shop = shopPage(page, language)
    // Where no script runs that would use the token before the page in question does.
    await page.goto('/robots.txt')
    await page.evaluate(() => window.localStorage.setItem('token', 'a-token-of-old'))
    await page.goto('/profile')
    await expect(shop.notice(shop.text.session_ended)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/sign-in\?back=%2Fprofile$/)
    await fillSignIn(page, account.phone, account.password)
    await expect(page).toHaveURL(/\/profile$/)
  },
)

test(
  '[PRF-02] name and picture are changed, and another e-mail is confirmed by its code',
  once,
  async ({ page, language, request }) => {
    const account = await newAccount(request)
    const email = `new.${account.email}`
    const shop = shopPage(page, language)
    await enterAs(page, account)
    await page.goto('/profile?page=profile-settings')
    const save = shop.main.getByRole('button', { name: 'Save changes' })
    await shop.main.getByLabel('First name').fill('')
    await save.click()
    await expect(shop.main.getByText('name is required', { exact: true })).toBeVisible()
    await shop.main.getByLabel('First name').fill('Bella')
    await shop.main.locator('input[type=file]').setInputFiles({
      name: 'me.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click()
    await expect(shop.main.getByRole('img', { name: 'me.png' })).toBeVisible()
    await save.click()
    await expect(shop.notice('Successfully updated')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of Bella Lee' })).toBeVisible()
    await shop.main.getByLabel('Email').fill(email)
    await save.click()
    await shop.main.getByRole('button', { name: 'Send code' }).click()
    const shown = await shop.main.getByText('Your code:').textContent()
    await shop.main
      .getByRole('textbox', { name: 'Code', exact: true })
      .pressSequentially(shown?.match(/\d{4}/)?.[0] ?? '')
    await expect(shop.notice('Your email is confirmed.')).toBeVisible()
    await expect(shop.main.getByText('Confirm your new email')).toBeHidden()
  },
)

test('the profile page lets everybody in', { tag: '@long' }, async ({ page, request, flawless, shot }) => {
  await enterAs(page, await newAccount(request))
  for (const name of ['profile-settings', 'settings']) {
    await page.goto(`/profile?page=${name}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await flawless()
    await shot(name)
  }
})

test('[PRF-03] a deleted account is gone', once, async ({ page, language, request }) => {
  const account = await newAccount(request)
  const shop = shopPage(page, language)
  await page.goto('/auth/sign-in?back=%2Fprofile')
  await fillSignIn(page, account.phone, account.password)
  await shop.main.getByRole('button', { name: 'Delete account' }).click()
  await expect(shop.question).toContainText('Are you sure you want to delete your account?')
  await shop.question.getByRole('button', { name: 'Yes' }).click()
  await expect(shop.notice('Account has been deleted')).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await storedIn(page, 'token')).toBeNull()
})

test(
  '[NET-12] who signs in in one tab is the one every other tab shows',
  once,
  async ({ page, context, request }) => {
    const [before, after] = [await newAccount(request), await newAccount(request)]
    await enterAs(page, before)
    await page.goto('/profile?page=profile-settings')
    const other = await context.newPage()
    await other.goto('/profile?page=profile-settings')
    const email = other.getByRole('main').getByLabel('Email', { exact: false })
    await expect(email).toHaveValue(before.email)
    await page.evaluate((token) => window.localStorage.setItem('token', token), after.token)
    await expect(email).toHaveValue(after.email)
  },
)
