// What is done before hydration is not lost: on a slow line the server's page is there long before its scripts.
import type { Page } from '@playwright/test'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { findingTexts } from '../../pages/finding-texts.ts'
import { shellPage } from '../../pages/shell-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

/** Holds the page's scripts back until they are let through. */
async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('a text typed and sent early is searched for', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const letThrough = await holdScripts(page)
  await page.goto('/store/saryarka-dastarkhan', { waitUntil: 'commit' })
  const box = page.getByRole('main').getByRole('textbox')
  await box.fill('qqqqzzzz')
  await box.press('Enter')
  letThrough()
  await expect(page.getByText(findingTexts[language].nothing_found)).toBeVisible()
  await expect(box).toHaveValue('qqqqzzzz')
})

test('[HOM-01] a place typed early is searched for', { tag: '@once' }, async ({ page, language }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByLabel(shellPage(page, language).text.where)
  await field.click()
  await field.fill('Kenesary')
  letThrough()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('[FTR-01] an address for the newsletter sent early is thanked for', async ({ page, language }) => {
  const shell = shellPage(page, language)
  const letThrough = await holdScripts(page)
  await page.goto('/help-and-support', { waitUntil: 'commit' })
  await shell.footer.getByRole('textbox').fill(`reader-${crypto.randomUUID()}@fivefold.example`)
  await shell.footer.getByRole('button', { name: shell.text.subscribe }).click()
  letThrough()
  await expect(shopPage(page, language).notice(shell.text.subscribed)).toBeVisible()
  await expect(shell.footer.getByRole('textbox')).toHaveValue('')
})

/** What was done early is done again in a frame: none comes until they are let through. */
async function holdFrames(page: Page) {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    const frame = window.requestAnimationFrame
    window.requestAnimationFrame = (then) => held.push(then)
    Reflect.set(window, 'letFramesThrough', () => {
      window.requestAnimationFrame = frame
      for (const then of held) frame(then)
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'letFramesThrough')())
}

test('[FTR-01] an address sent in the moment the page hydrates is the one that was typed', {
  tag: '@once',
}, async ({ page, language }) => {
  const shell = shellPage(page, language)
  const letThrough = await holdScripts(page)
  const letFramesThrough = await holdFrames(page)
  await page.goto('/help-and-support', { waitUntil: 'commit' })
  const field = shell.footer.getByRole('textbox')
  await field.evaluate((input: HTMLInputElement, email) => {
    input.value = email
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, `reader-${crypto.randomUUID()}@fivefold.example`)
  const hydrated = page.waitForResponse('**/customer/cart/list*')
  letThrough()
  await hydrated
  await field.evaluate((input: HTMLInputElement) => input.form?.requestSubmit())
  await letFramesThrough()
  await expect(shopPage(page, language).notice(shell.text.subscribed)).toBeVisible()
})

test('a button pressed early does what it says', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const letThrough = await holdScripts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  const shop = shopPage(page, language)
  await shop.modulesButton.click()
  letThrough()
  await expect(shop.modulesDialog).toBeVisible()
})

test('[HDR-06] a link that asks for an account, pressed early, says so and stays', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  const shell = shellPage(page, language)
  await shell.footer.getByRole('link', { name: shell.text.wallet }).click()
  letThrough()
  await expect(page.getByRole('status').filter({ hasText: shell.text.login_required })).toBeVisible()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('[HDR-02] the header of a customer has room for what comes with the scripts', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  await enterAs(page, await newAccount(request))
  const letThrough = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  const { header } = shellPage(page, language)
  const cart = header.getByRole('button', { name: 'Cart', exact: true })
  const before = await cart.boundingBox()
  await expect(header.getByRole('link', { name: 'Track order' })).toBeHidden()
  letThrough()
  await expect(header.getByRole('button', { name: 'Account of Ann Lee' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Wishlist' })).toBeVisible()
  expect(await cart.boundingBox()).toEqual(before)
})
