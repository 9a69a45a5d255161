// Emptying the cart in one go: asked first, and taken back by one press.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

test('[CRT-11] [CRT-13] the cart is emptied after a question, and Undo fills it again', async ({
  page,
  request,
  remember,
  language,
  shot,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const shop = shopPage(page, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toContainText('1')
  await cart.stepper(item.name).getByRole('button', { name: cart.text.more }).click()
  await expect(cart.button).toHaveAccessibleName(cart.text.button_of(2))
  await cart.open()

  const clear = cart.drawer.getByRole('button', { name: cart.text.clear })
  await clear.click()
  await expect(shop.question).toContainText(cart.text.confirm_clear)
  await shot('question')
  await shop.question.getByRole('button', { name: shop.text.cancel }).click()
  await expect(cart.row(item.name)).toBeVisible()

  await clear.click()
  await shop.question.getByRole('button', { name: shop.text.yes }).click()
  await expect(cart.drawer.getByText(cart.text.empty, { exact: true })).toBeVisible()
  const emptied = shop.notice(cart.text.emptied)
  await emptied.getByRole('button', { name: cart.text.undo }).click()
  await expect(shop.notice(cart.text.undone)).toBeVisible()
  await expect(cart.row(item.name).getByRole('group')).toContainText('2')
  await page.reload()
  await expect(cart.stepper(item.name)).toContainText('2')
})

test('[CRT-11] letting go of a cart that was set aside asks in the words of the shop', {
  tag: '@once',
}, async ({ page, request, remember, language, flawless }) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item, other] = await simpleItems(request, headers, language)
  const shop = shopPage(page, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toBeVisible()
  await cart.openStoreOf(other)
  await cart.add(other.name).click()
  await shop.question.getByRole('button', { name: shop.text.yes }).click()
  await expect(cart.stepper(other.name)).toBeVisible()
  await cart.open()
  await expect(cart.drawer.getByRole('region', { name: cart.text.more_from(other.store_name) })).toBeVisible()
  const parked = cart.drawer.getByRole('region', { name: cart.text.parked })
  const forget = parked.getByRole('button', { name: cart.text.parked_remove(item.store_name) })
  await forget.click()
  await expect(shop.question).toContainText(cart.text.confirm_request)
  await flawless()
  await shop.question.getByRole('button', { name: shop.text.cancel }).click()
  await expect(parked).toContainText(item.store_name)
  await forget.click()
  await shop.question.getByRole('button', { name: shop.text.yes }).click()
  await expect(parked).toBeHidden()
})
