// Ordered past the cart: one item with 'Buy now', and what a campaign sells, to the end and once.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { isAlwaysOpen, simpleGoods } from '../../fixtures/filled-cart.ts'
import { type Settled, settledIn } from '../../fixtures/settled.ts'
import { expect, type TestLanguage, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, newPhone } from '../../pages/account.ts'
import { cartPage } from '../../pages/cart-page.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { itemTexts } from '../../pages/item-texts.ts'

/** Presses 'Buy now' in the dialog of an item that is expensive enough to be ordered alone. */
async function buyNow(
  { page, request, language }: { page: Page; request: APIRequestContext; language: TestLanguage },
  { headers }: Settled,
) {
  const { store, simple } = await simpleGoods(request, { ...headers, 'x-localization': language })
  const item = simple.find(({ price, discount }) => discount === 0 && price >= store.minimum_order)
  if (!item) throw new Error('the store of the tests sells nothing expensive enough')
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.card(item.name).getByRole('link', { name: item.name }).first().click()
  await page.getByRole('dialog', { name: item.name }).getByRole('button', { name: cart.text.buy_now }).click()
  await expect(page).toHaveURL(/\/checkout\?page=buy_now$/)
  const checkout = checkoutPage(page, language)
  await expect(checkout.part('lines').getByText(item.name)).toBeVisible()
  return { checkout, item }
}

test('[ATC-13] [CHK-01] [CHK-02] a guest buys one item past the cart, and it is ordered once', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const { checkout, item } = await buyNow({ page, request, language }, settled)
  await checkout.tellContact({ name: 'Ann Lee', phone: newPhone(), email: 'ann@shop.test' })
  await checkout.payBy(checkout.text.cash)
  const total = await checkout.bill(checkout.text.total).getByRole('definition').innerText()
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
  await expect(checkout.main.getByText(item.name)).toBeVisible()
  await expect(checkout.bill(checkout.text.total).getByRole('definition')).toHaveText(total)

  await page.goto('/checkout?page=buy_now')
  await expect(checkout.main.getByText(checkout.text.empty)).toBeVisible()
})

const campaignItems = z.array(z.object({ slug: z.string(), name: z.string(), store_id: z.number() }))

test('[ATC-13] [CHK-01] a customer orders from a campaign', async ({ page, request, remember, language }) => {
  const settled = await settledIn({ page, request }, remember, 'ecommerce')
  const headers = { ...settled.headers, 'x-localization': language }
  const reply = await request.get('/api/v1/campaigns/item', { headers })
  const offered = campaignItems.parse(await reply.json())
  const open = await Promise.all(offered.map(({ store_id }) => isAlwaysOpen(request, headers, store_id)))
  const sold = offered.find((_, at) => open[at])
  if (!sold) throw new Error('no campaign of the tests runs in a store that is open')
  await enterAs(page, await newAccount(request))
  await page.goto(`/home?search=all-categories&campaign_item=${sold.slug}`)
  await page
    .getByRole('dialog', { name: sold.name })
    .getByRole('button', { name: itemTexts[language].order_now })
    .click()
  await expect(page).toHaveURL(/\/checkout\?page=campaign$/)
  const checkout = checkoutPage(page, language)
  await expect(checkout.part('lines').getByText(sold.name)).toBeVisible()
  await checkout.payBy(checkout.text.cash)
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
  await expect(checkout.main.getByText(sold.name)).toBeVisible()

  await page.goto('/checkout?page=campaign')
  await expect(checkout.main.getByText(checkout.text.empty)).toBeVisible()
})

test('[ATC-13] [CHK-03] back from the payment page leads to the order, not to a checkout filled again', {
  tag: '@once',
}, async ({ page, request, remember, language, expected }) => {
  // The gateway's own page has no icon.
  expected.push(/status of 404/)
  const settled = await settledIn({ page, request }, remember, 'grocery')
  await enterAs(page, await newAccount(request))
  const { checkout } = await buyNow({ page, request, language }, settled)
  await checkout.payBy(checkout.text.trial)
  await checkout.place.click()
  await page.waitForURL(/\/payment\/trial\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/order\/\d+$/)
  await expect(checkout.main.getByRole('link', { name: 'Pay with Trial payment' })).toBeVisible()

  await page.goto('/checkout?page=buy_now')
  await expect(checkout.main.getByText(checkout.text.empty)).toBeVisible()
})

test('[ATC-13] [CHK-03] a copy of the tab is told of the order, and does not make another one unnoticed', {
  tag: '@once',
}, async ({ page, context, request, remember, language, shot }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  const { checkout, item } = await buyNow({ page, request, language }, settled)
  await checkout.payBy(checkout.text.cash)
  await expect(checkout.radio(checkout.text.cash)).toBeChecked()
  // As a browser duplicates a tab.
  const copied = await page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }))
  const copy = await context.newPage()
  await copy.addInitScript(({ local, tab }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
  }, copied)
  await copy.goto(page.url())
  const again = checkoutPage(copy, language)
  await expect(again.part('lines').getByText(item.name)).toBeVisible()

  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
  const notice = again.main.getByRole('alert').filter({ hasText: 'ordered this in another tab' })
  await expect(notice.getByRole('link', { name: /View order/ })).toBeVisible()
  await again.openRow(again.text.instructions)
  await again.main.getByLabel('Note').fill('Ring twice')
  const refused = copy.waitForResponse('**/customer/order/place')
  await again.place.click()
  expect((await refused).status()).toBe(422)
  await shot('placed')
  await notice.getByRole('link', { name: /View order/ }).click()
  await expect(again.confirmed).toBeVisible()
  expect(copy.url()).toBe(page.url())
  await copy.close()
})
