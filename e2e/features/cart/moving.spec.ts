// Another address: the cart stays, says what does not come there, and shows the ways on.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'
import { driverMessage, locationPicker } from '../../pages/location-picker.ts'
import { shopPage } from '../../pages/shop-page.ts'

test('[LOC-07] [CRT-14] the cart follows to another zone, names what is not delivered there, and leads back', async ({
  page,
  request,
  remember,
  language,
  expected,
  flawless,
  shot,
}) => {
  expected.push(driverMessage)
  const { headers, module, zone_ids, place } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const shop = shopPage(page, language)
  const cart = cartPage(page, language)
  const picker = locationPicker(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toContainText('1')

  const elsewhere = [1, 2, 3, 4].filter((id) => !zone_ids.includes(id) && id !== item.zone_id).slice(0, 1)
  await remember({ module, zone_ids: elsewhere, place, location: 'The other side 7' })
  await storeBefore(page, { zoneid: JSON.stringify(elsewhere), location: 'The other side 7' })
  await page.goto('/home')
  await cart.open()
  const notice = cart.drawer.getByRole('region', { name: cart.text.not_delivered_title })
  await expect(notice).toContainText(item.name)
  await expect(notice).toContainText('The other side 7')
  await expect(cart.row(item.name).getByRole('status')).toContainText(cart.text.not_delivered)
  await expect(notice.getByRole('link', { name: cart.text.stores_here })).toHaveAttribute('href', /\/home/)
  await flawless()
  await shot('not-delivered')
  await cart.drawer.getByRole('button', { name: cart.text.checkout }).click()
  await expect(shop.notice(cart.text.look_first)).toBeVisible()

  await notice.getByRole('button', { name: cart.text.change_address }).click()
  await picker.dialog.waitFor()
  await expect(picker.pick).toBeEnabled()
  await picker.pick.click()
  await expect(cart.drawer).toBeVisible()
  await expect(cart.row(item.name)).toBeVisible()
  await expect(notice).toBeHidden()
})
