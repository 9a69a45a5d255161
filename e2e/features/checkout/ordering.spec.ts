// From a filled cart to the confirmation, as a guest and as a customer, on every screen and in both directions.
import { fillCart, newGuest } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, newPhone } from '../../pages/account.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { driverMessage } from '../../pages/location-picker.ts'
import { orderOnPage } from '../../pages/order-page.ts'

test('[CHK-01] [CHK-02] [GST-01] a guest says who they are, sees one total and pays it in cash', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const guest = await newGuest(request)
  await storeBefore(page, guest)
  const cart = await fillCart(request, settled, guest)
  const checkout = checkoutPage(page, language)
  await checkout.open()
  await expect(checkout.part('lines').getByText(`${cart.quantity} ×`)).toBeVisible()
  await flawless()
  await shot('checkout')

  await checkout.place.click()
  await expect(checkout.missing('address', checkout.text.contact_missing)).toBeVisible()
  await expect(checkout.part('address').getByLabel(checkout.text.contact_name)).toBeFocused()

  await checkout.tellContact({ name: 'Ann Lee', phone: newPhone(), email: 'ann@shop.test' })
  await expect(checkout.missing('address', checkout.text.contact_missing)).toHaveCount(0)
  const total = await checkout.bill(checkout.text.total).getByRole('definition').innerText()
  await expect(checkout.place).toContainText(total)
  await checkout.place.click()

  await expect(checkout.confirmed).toBeVisible()
  await expect(page).toHaveURL(/\/order\/\d{6}$/)
  await expect(checkout.bill(checkout.text.total).getByRole('definition')).toHaveText(total)
  await flawless()
  await shot('placed')
})

test('[CHK-01] [ADR-06] a customer fetches the order at the store and is asked for no address', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, language)
  await checkout.open()
  await expect(checkout.part('address').getByRole('heading', { name: checkout.text.addresses })).toBeVisible()
  await checkout.radio(checkout.text.take_away).click()
  await expect(checkout.part('address').getByRole('heading')).toHaveCount(0)
  await checkout.payBy(checkout.text.cash)
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
})

test('[CHK-01] what was decided survives a reload', { tag: '@once' }, async ({ page, request, remember }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  const { main } = checkout
  await checkout.openRow('Tip for the courier')
  await checkout.openRow(checkout.text.instructions)
  // What is offered follows what customers give.
  const tip = checkout.tips.filter({ hasText: /^\$[\d.]+$/ }).last()
  const given = await tip.innerText()
  await tip.click()
  await main.getByRole('button', { name: 'Deliver to the front door' }).click()
  await main.getByLabel('Note').fill('Ring twice')
  await checkout.chooseDay(checkout.text.tomorrow)
  await checkout.payBy('Bank transfer')
  await expect(checkout.bill('Tip').getByRole('definition')).toHaveText(given)

  await page.reload()
  await expect(checkout.row('Tip for the courier')).toHaveAccessibleDescription(given)
  await expect(checkout.row(checkout.text.time)).toHaveAccessibleDescription(/^Tomorrow, /)
  await expect(checkout.row(checkout.text.payment)).toHaveAccessibleDescription('Bank transfer')
  await expect(checkout.row(checkout.text.instructions)).toHaveAccessibleDescription(
    'Deliver to the front door · Ring twice',
  )
  for (const title of ['Tip for the courier', checkout.text.time, checkout.text.instructions]) {
    await checkout.openRow(title)
  }
  await expect(tip).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('button', { name: 'Deliver to the front door' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(main.getByLabel('Note')).toHaveValue('Ring twice')
  await expect(main.getByRole('radio', { name: checkout.text.tomorrow })).toBeChecked()
  await expect(checkout.bill('Tip').getByRole('definition')).toHaveText(given)
})

test('[CHK-01] a time that is no longer offered is not ordered: it is said, and another is chosen', {
  tag: '@once',
}, async ({ page, request, remember, shot }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  const { store } = await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.payBy(checkout.text.cash)
  await checkout.chooseDay(checkout.text.tomorrow)
  await expect(checkout.bill(checkout.text.total)).toBeVisible()
  // As if the page had been left open until the time was over.
  await page.evaluate((key) => {
    const draft = JSON.parse(window.sessionStorage.getItem(key) ?? '{}')
    window.sessionStorage.setItem(key, JSON.stringify({ ...draft, schedule_at: '2020-01-01 10:00' }))
  }, `fivefold-checkout-order-cart-${store.id}`)
  await page.reload()
  const lost = checkout.refusal('time', 'The time you chose is no longer available. Choose another one.')
  await expect(lost).toBeVisible()
  await shot('lost-time')
  await checkout.place.click()
  await expect(lost).toBeInViewport()
  await expect(page).toHaveURL(/\/checkout\?page=cart$/)
  await checkout.openRow(checkout.text.time)
  await checkout.main.getByRole('radio', { name: 'Now', exact: true }).click()
  await expect(lost).toHaveCount(0)
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
})

test('[CHK-01] no tip is chosen beforehand, and none is a plain answer', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  const { tips } = checkout
  await checkout.openRow('Tip for the courier')
  await expect(tips.first()).toHaveText(checkout.text.no_tip)
  for (const tip of await tips.all()) await expect(tip).toHaveAttribute('aria-pressed', 'false')
  await tips.first().click()
  await expect(tips.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(checkout.bill('Tip')).toHaveCount(0)
})

test('[CHK-01] a tip of one’s own is typed at once and is in the total before anything is pressed', {
  tag: '@once',
}, async ({ page, request, remember }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.openRow('Tip for the courier')
  await checkout.tips.last().click()
  await expect(checkout.main.getByLabel('Your tip')).toBeFocused()
  await page.keyboard.type('3.5')
  await expect(checkout.bill('Tip').getByRole('definition')).toHaveText('$3.50')
  await expect(checkout.main.getByLabel('Your tip')).toBeFocused()
})

test('[CHK-01] a chosen time is shown as it was offered: its day and its range', { tag: '@once' }, async ({
  page,
  request,
  remember,
  expected,
}) => {
  expected.push(driverMessage)
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await expect(checkout.place).toHaveAccessibleDescription('When Now')
  await checkout.chooseDay(checkout.text.tomorrow)
  const slot = (await checkout.part('time').getByRole('combobox').innerText()).trim()
  await expect(checkout.place).toHaveAccessibleDescription(`When Tomorrow, ${slot}`)
  await checkout.payBy(checkout.text.cash)
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
  const when = checkout.main.getByRole('definition').filter({ hasText: slot })
  await expect(when).toHaveText(/^[A-Z][a-z]+ \d{1,2}, /)
  await page.goto(`/order-history/${orderOnPage(page)}`)
  await expect(when).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, /)
  // Hours alone would be taken for those of today.
  const arrives = checkout.main.getByRole('heading', { name: /^Arriving/ })
  await expect(arrives).toContainText(/[A-Z][a-z]{2} \d{1,2}, /)
  await expect(arrives).toContainText(slot)
})

test('[CHK-05] a store that is closed now offers later times only, the soonest one chosen', {
  tag: '@once',
}, async ({ page, request, remember }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  // Tests run at any hour, and what they order is sold round the clock.
  await page.route('**/api/v1/stores/details/*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), open: 0 } })
  })
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  const time = checkout.part('time')
  await expect(time.getByRole('radio', { name: 'Now', exact: true })).toBeDisabled()
  await expect(
    time.getByText('The store is closed right now. We chose the earliest time; you can pick a later one.'),
  ).toBeVisible()
  await expect(time.getByRole('radio', { checked: true })).toHaveAccessibleName(/^(Today|Tomorrow)$/)
  const soonest = (await time.getByRole('combobox').innerText()).trim()
  await time.getByRole('combobox').click()
  await expect(page.getByRole('option').first()).toHaveText(soonest)
  await page.keyboard.press('Escape')
  // Nobody chose it: it stands beside the button as well.
  await expect(checkout.part('order')).toContainText(/When\s(Today|Tomorrow), /)
  await expect(checkout.part('order')).toContainText(soonest)
  const asked = page.waitForRequest((one) => one.url().endsWith('/customer/order/place'))
  await checkout.payBy(checkout.text.cash)
  await checkout.place.click()
  expect((await asked).postDataJSON()).toMatchObject({ schedule_at: expect.stringMatching(/^\d{4}-/) })
  await expect(checkout.confirmed).toBeVisible()
})

test('[NET-12] a campaign is ordered by customers only', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  await settledIn({ page, request }, remember, 'food')
  await page.goto('/checkout?page=campaign')
  await expect(page).toHaveURL(/\/auth\/sign-in\?back=%2Fcheckout%3Fpage%3Dcampaign$/)
})

test('[CRT-14] a bare checkout means the cart, and an empty one leads back to the shop', {
  tag: '@once',
}, async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember, 'grocery')
  await page.goto('/checkout')
  await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/home/)
})
