// The cart nobody loses: adding, counting, one store at a time, carts set aside, what changed.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

test('[ATC-01] [ATC-10] [CRT-01] [CRT-02] [CRT-04] [CRT-06] [CRT-07] [CRT-12] [CRT-13] an item is added, counted and taken out again', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const shop = shopPage(page, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(shop.notice(cart.text.added)).toBeVisible()
  await expect(cart.stepper(item.name)).toContainText('1')
  await cart.stepper(item.name).getByRole('button', { name: cart.text.more }).click()
  await expect(cart.stepper(item.name)).toContainText('2')
  await expect(cart.button).toHaveAccessibleName(cart.text.button_of(2))

  await cart.open()
  const row = cart.row(item.name)
  await expect(row).toBeVisible()
  await expect(cart.drawer.getByText(cart.text.subtotal)).toBeVisible()
  await expect(cart.drawer.getByRole('progressbar', { name: cart.text.free_delivery })).toBeVisible()
  await flawless()
  await shot('cart')
  await page.reload()
  await cart.open()
  await expect(row.getByRole('group')).toContainText('2')

  await row.getByRole('button', { name: cart.text.less }).click()
  await expect(row.getByRole('group')).toContainText('1')
  await row.getByRole('button', { name: cart.text.remove(item.name) }).click()
  await expect(shop.notice(cart.text.removed)).toBeVisible()
  await expect(cart.drawer.getByText(cart.text.empty, { exact: true })).toBeVisible()
  await expect(cart.drawer.getByText(cart.text.empty_text)).toBeVisible()
  await cart.drawer.getByRole('button', { name: cart.text.continue }).click()
  await expect(cart.drawer).toBeHidden()
  await expect(cart.add(item.name)).toBeVisible()
})

test(
  '[CHK-05] the cart says what is missing for the smallest order of the store',
  once,
  async ({ page, request, remember }) => {
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, 'en')
    // One piece is too little, two are enough.
    await page.route(`**/api/v1/stores/details/${item.store_id}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), minimum_order: item.price * 2 } })
    })
    const cart = cartPage(page, 'en')
    await cart.openStoreOf(item)
    await cart.add(item.name).click()
    await expect(cart.stepper(item.name)).toContainText('1')
    // Where nothing has asked for the store yet.
    await page.goto('/home')
    await cart.open()
    const missing = cart.drawer.getByText(/more to reach the minimum order of/)
    await expect(missing).toContainText(`$${item.price.toFixed(2)}`)
    await cart.row(item.name).getByRole('button', { name: cart.text.more }).click()
    await expect(missing).toBeHidden()
  },
)

test('[CRT-10] [CRT-11] another store asks first; the old cart is set aside, not lost', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item, other] = await simpleItems(request, headers, language)
  const shop = shopPage(page, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toBeVisible()

  await cart.openStoreOf(other)
  await cart.add(other.name).click()
  await expect(shop.question).toContainText(cart.text.other_store)
  await flawless()
  await shop.question.getByRole('button').first().click()
  await expect(cart.add(other.name)).toBeVisible()
  await cart.add(other.name).click()
  await shop.question.getByRole('button', { name: shop.text.yes }).click()
  await expect(shop.notice(cart.text.cleared)).toBeVisible()
  await expect(cart.stepper(other.name)).toContainText('1')
  await shop.notice(cart.text.cleared).getByRole('button', { name: cart.text.undo }).click()
  await expect(shop.notice(cart.text.undone)).toBeVisible()
  await expect(cart.add(other.name)).toBeVisible()

  await cart.add(other.name).click()
  await shop.question.getByRole('button', { name: shop.text.yes }).click()
  await expect(cart.stepper(other.name)).toBeVisible()
  await cart.open()
  const parked = cart.drawer.getByRole('region', { name: cart.text.parked })
  await expect(parked).toContainText(item.store_name)
  await shot('parked')
  await parked.getByRole('button', { name: cart.text.parked_restore }).click()
  await expect(cart.row(item.name)).toBeVisible()
  await expect(cart.row(other.name)).toBeHidden()
  await expect(parked).toContainText(other.store_name)
})

test(
  '[CRT-03] [ATC-10] a row opens the item to be changed; nothing changed is said',
  once,
  async ({ page, request, remember, language }) => {
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, language)
    const shop = shopPage(page, language)
    const cart = cartPage(page, language)
    await cart.openStoreOf(item)
    await cart.add(item.name).click()
    await expect(cart.stepper(item.name)).toBeVisible()
    await cart.open()
    await cart.row(item.name).getByRole('link', { name: item.name }).click()
    const dialog = page.getByRole('dialog', { name: item.name })
    const update = dialog.getByRole('button', { name: cart.text.update_button })
    await update.click()
    await expect(shop.notice(cart.text.no_changes)).toBeVisible()
    await dialog.getByRole('button', { name: 'One more' }).click()
    await update.click()
    await expect(shop.notice(cart.text.updated)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(cart.row(item.name).getByRole('group')).toContainText('2')
  },
)

test('[ATC-02] [LOC-10] without a saved location the place is asked for first', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  const { headers, module, zone_ids } = await settledIn({ page, request }, remember, 'grocery')
  await remember({ module, zone_ids })
  await page.addInitScript(() => window.localStorage.removeItem('location'))
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  const prompt = page.getByRole('dialog', { name: cart.text.insert_location })
  await expect(prompt.getByRole('button', { name: cart.text.pick_from_map })).toBeVisible()
  await flawless()
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await expect(cart.add(item.name)).toBeVisible()
})

test('a note travels with its line', once, async ({ page, request, remember, language }) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toBeVisible()
  await cart.open()
  await cart
    .row(item.name)
    .getByRole('button', { name: cart.text.note(item.name) })
    .click()
  await cart
    .row(item.name)
    .getByRole('textbox', { name: cart.text.note(item.name) })
    .fill('ripe ones, please')
  await cart.row(item.name).getByRole('button', { name: cart.text.save }).click()
  await expect(cart.row(item.name).getByText('ripe ones, please')).toBeVisible()
  await page.reload()
  await cart.open()
  await expect(cart.row(item.name).getByText('ripe ones, please')).toBeVisible()
})
