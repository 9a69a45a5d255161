// From the cart and from an item to the checkout.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'
import { openHydrated } from '../../pages/hydrated.ts'

test('[CRT-14] [GST-02] [GST-03] a guest is asked to sign in or to go on as a guest', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toBeVisible()
  await cart.open()
  await cart.drawer.getByRole('button', { name: cart.text.checkout }).click()
  const question = page.getByRole('dialog', { name: cart.text.login_or_guest })
  await expect(question.getByRole('link').first()).toHaveAttribute('href', /\/auth\/sign-in\?back=/)
  await expect(question.getByRole('link').last()).toHaveAttribute('href', /\/auth\/sign-up\?back=/)
  // A guest has the private link and the tracking page: nobody is told that the order is out of sight.
  await expect(question).toContainText(cart.text.guest_follows)
  await flawless()
  await question.getByRole('button', { name: cart.text.guest }).click()
  await expect(page).toHaveURL(/\/checkout\?page=cart$/)
  await expect(cart.drawer).toBeHidden()
})

test('[CRT-14] who presses before the last change is saved is led on once it is', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  await enterAs(page, await newAccount(request))
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/customer/cart/add*', async (route) => {
    await promise
    await route.continue()
  })
  await cart.add(item.name).click()
  await cart.open()
  await cart.drawer.getByRole('button', { name: cart.text.checkout }).click()
  await expect(cart.drawer.locator('button[aria-busy=true]')).toHaveText(cart.text.checkout)
  await expect(page).not.toHaveURL(/checkout/)
  resolve()
  await expect(page).toHaveURL(/\/checkout\?page=cart$/)
})

test('[CRT-14] a customer goes straight to the checkout', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  await enterAs(page, await newAccount(request))
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toBeVisible()
  await cart.open()
  await cart.drawer.getByRole('button', { name: cart.text.checkout }).click()
  await expect(page).toHaveURL(/\/checkout\?page=cart$/)
})

test('[ATC-11] [ATC-13] [ITM-01] Buy now leads to the checkout past the cart', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.card(item.name).getByRole('link', { name: item.name }).first().click()
  const dialog = page.getByRole('dialog', { name: item.name })
  await expect(dialog.getByRole('button', { name: cart.text.add_button })).toBeVisible()
  await dialog.getByRole('button', { name: cart.text.buy_now }).click()
  await expect(page).toHaveURL(/\/checkout\?page=buy_now$/)
  await expect(page.getByRole('main').getByText(item.name).first()).toBeVisible()
  await expect(cart.button).toHaveAccessibleName('Cart')
})

test('[PRD-02] [PRD-03] [ATC-10] the product page shows the line that is in the cart', {
  tag: '@once',
}, async ({ page, request, remember, language }) => {
  const { headers, module } = await settledIn({ page, request }, remember, 'ecommerce')
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  const gate = Promise.withResolvers<void>()
  await page.route('**/customer/cart/add', async (route) => {
    await gate.promise
    await route.continue()
  })
  await openHydrated(page, `/product/${item.slug}?id=${item.slug}&module_id=${module.id}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: cart.text.add_button, exact: true }).click()
  const update = main.getByRole('button', { name: cart.text.page_update_button, exact: true })
  await expect(update).toBeVisible()
  // Counted while the shop has not answered yet: its answer does not set the pieces back.
  const quantity = main.getByRole('group', { name: 'Quantity', exact: true })
  await quantity.getByRole('button', { name: `One more ${item.name}`, exact: true }).click()
  const added = page.waitForResponse('**/customer/cart/add')
  gate.resolve()
  await added
  await expect(quantity).toContainText('02')
  await update.click()
  await expect(page.getByRole('status').filter({ hasText: cart.text.page_updated })).toBeVisible()
  await page.reload()
  await expect(quantity).toContainText('02')
})
