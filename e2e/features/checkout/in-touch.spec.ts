// After an order is placed, and not before: the offer of messages, and a guest's private link.
import { fillCart, newGuest } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, newPhone } from '../../pages/account.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

const once = { tag: '@once' }
const offer = 'Hear about your orders and messages while you are away.'

test(
  '[CHK-02] a guest gets a private link that shows the order in another browser',
  once,
  async ({ page, browser, baseURL, request, remember, flawless, shot }) => {
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const guest = await newGuest(request)
    await storeBefore(page, guest)
    await fillCart(request, settled, guest)
    const checkout = checkoutPage(page, 'en')
    await checkout.open()
    await checkout.tellContact({ name: 'Ann Lee', phone: newPhone(), email: 'ann@shop.test' })
    await checkout.payBy(checkout.text.cash)
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
    await expect(checkout.main.getByText(offer)).toBeVisible()
    await flawless()
    await checkout.main.getByRole('heading', { name: 'Your private link' }).scrollIntoViewIfNeeded()
    await checkout.main.getByRole('button', { name: 'Share arrival time' }).click()
    const link = checkout.main.getByText(/\/track-order\?share=/)
    await expect(link).toBeVisible()
    await shot('guest-link')

    const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
    const other = await elsewhere.newPage()
    await other.goto(await link.innerText())
    await expect(other.getByRole('main').getByText('This link works until')).toBeVisible()
    await elsewhere.close()
  },
)

test(
  '[CHK-01] messages are offered on the confirmation, and not under the bell before anything was ordered',
  once,
  async ({ page, request, remember }) => {
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const account = await newAccount(request)
    await enterAs(page, account)
    await fillCart(request, settled, account)
    const checkout = checkoutPage(page, 'en')
    await checkout.open()
    await checkout.payBy(checkout.text.cash)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel).toBeVisible()
    await expect(panel.getByText(offer)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()

    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
    await expect(checkout.main.getByText(offer)).toBeVisible()
    await expect(checkout.main.getByRole('heading', { name: 'Your private link' })).toHaveCount(0)
  },
)
