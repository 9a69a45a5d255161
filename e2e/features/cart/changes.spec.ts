// What changes behind the customer's back: prices, a lost network, another tab.
import { z } from 'zod'
import { cartLine } from '#contract/features/cart/cart.schema.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { newAccount } from '../../pages/account.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

test(
  'a price that rose needs a tap; until then the cart says so',
  once,
  async ({ page, request, remember, language, shot }) => {
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, language)
    const cart = cartPage(page, language)
    await cart.openStoreOf(item)
    await cart.add(item.name).click()
    await expect(cart.stepper(item.name)).toBeVisible()
    // The shop's prices cannot be changed from here: its answer is.
    await page.route('**/customer/cart/list*', async (route) => {
      const lines = z.array(cartLine).parse(await (await route.fetch()).json())
      await route.fulfill({ json: lines.map((line) => ({ ...line, price: 0.5, change: 'higher' })) })
    })
    await cart.open()
    const news = cart.row(item.name).getByRole('status')
    await expect(news).toContainText('0.50')
    await shot('price-rose')
    const accepted = page.waitForRequest((one) => one.url().includes('/customer/cart/acknowledge'))
    await news.getByRole('button', { name: cart.text.accept }).click()
    await accepted
    await expect(news).toBeHidden()
  },
)

test(
  '[CRT-04] pieces counted while the first is still on its way are not lost',
  once,
  async ({ page, request, remember, language }) => {
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, language)
    const cart = cartPage(page, language)
    const gate = Promise.withResolvers<void>()
    await page.route('**/customer/cart/add', async (route) => {
      await gate.promise
      await route.continue()
    })
    await cart.openStoreOf(item)
    await cart.add(item.name).click()
    const more = cart.stepper(item.name).getByRole('button', { name: cart.text.more })
    await more.click()
    await expect(cart.stepper(item.name)).toContainText('2')
    await more.click()
    await expect(cart.stepper(item.name)).toContainText('3')
    const updated = page.waitForResponse('**/customer/cart/update')
    gate.resolve()
    await updated
    await page.reload()
    await expect(cart.stepper(item.name)).toContainText('3')
  },
)

test(
  'offline changes are kept, marked, and sent once the network is back',
  once,
  async ({ page, context, request, remember, language, expected, shot }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/)
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, language)
    const shop = shopPage(page, language)
    const cart = cartPage(page, language)
    await cart.openStoreOf(item)
    await cart.add(item.name).click()
    await expect(cart.stepper(item.name)).toContainText('1')
    await cart.open()

    await context.setOffline(true)
    await cart.row(item.name).getByRole('button', { name: cart.text.more }).click()
    await expect(shop.notice(cart.text.queued_offline)).toBeVisible()
    await cart.row(item.name).getByRole('button', { name: cart.text.more }).click()
    await expect(cart.row(item.name).getByRole('group')).toContainText('3')
    await expect(cart.row(item.name).getByText(cart.text.waiting)).toBeVisible()
    await shot('offline')

    const sent = page.waitForRequest((one) => one.url().includes('/customer/cart/update'))
    await context.setOffline(false)
    expect(JSON.parse((await sent).postData() ?? '{}')).toMatchObject({ quantity: 3 })
    await expect(cart.row(item.name).getByText(cart.text.waiting)).toBeHidden()
    await page.reload()
    await expect(cart.stepper(item.name)).toContainText('3')
  },
)

test(
  'what could not be done after the network came back is reported',
  once,
  async ({ page, context, request, remember, language, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /404/)
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, language)
    const cart = cartPage(page, language)
    await cart.openStoreOf(item)
    await cart.add(item.name).click()
    await expect(cart.stepper(item.name)).toContainText('1')
    await cart.open()
    await context.setOffline(true)
    await cart.row(item.name).getByRole('button', { name: cart.text.more }).click()
    await expect(cart.row(item.name).getByText(cart.text.waiting)).toBeVisible()
    // Meanwhile the line went away on another device.
    const guest_id = await page.evaluate(() => window.localStorage.getItem('guest_id'))
    await request.delete(`/api/v1/customer/cart/remove?guest_id=${guest_id}`, { headers })
    await context.setOffline(false)
    await expect(cart.drawer.getByRole('region', { name: cart.text.conflicts })).toContainText(item.name)
  },
)

test('two tabs show one cart', once, async ({ page, context, request, remember, language }) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toContainText('1')

  const second = await context.newPage()
  const there = cartPage(second, language)
  await there.openStoreOf(item)
  await expect(there.stepper(item.name)).toContainText('1')
  await there.stepper(item.name).getByRole('button', { name: there.text.more }).click()
  await expect(cart.stepper(item.name)).toContainText('2')
})

test(
  "[CRT-12] the guest's cart follows the customer who signs in",
  once,
  async ({ page, request, remember, language }) => {
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, language)
    const account = await newAccount(request)
    const shop = shopPage(page, language)
    const cart = cartPage(page, language)
    await cart.openStoreOf(item)
    await cart.add(item.name).click()
    await expect(cart.stepper(item.name)).toContainText('1')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(shop.main.locator('button[type=submit]')).toBeEnabled()
    await shop.main.locator('input[type=tel]').fill(account.phone)
    await shop.main.locator('input[autocomplete=current-password]').fill(account.password)
    await shop.main.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/store\//)
    await expect(cart.stepper(item.name)).toContainText('1')
  },
)
