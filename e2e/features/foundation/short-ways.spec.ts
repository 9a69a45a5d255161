// Short ways for who uses keys: cards and rows are one stop, the cart is always near, and panels open on what is to be done.
import { newGuest, simpleGoods } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { cartPage } from '../../pages/cart-page.ts'
import { countedKeys } from '../../pages/counted-keys.ts'
import { openHydrated } from '../../pages/hydrated.ts'

const once = { tag: '@once' }

test('a card is one stop, and arrow keys lead to its actions', once, async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember, 'grocery')
  await openHydrated(page, '/home')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add .+ to the cart$/ }) })
    .first()
  const link = card.getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.focus()
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('button', { name: `Add ${name} to the cart` })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('button', { name: `Add ${name} to the wishlist` })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.locator(':focus')).toHaveCount(0)
  await expect(page.locator('article :focus')).toHaveCount(1)
})

test(
  'from a cart of ten rows to the checkout in six stops, or past them all at once',
  once,
  async ({ page, request, remember }) => {
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const guest = await newGuest(request)
    await storeBefore(page, guest)
    const { simple } = await simpleGoods(request, headers)
    for (const { id, price } of simple.slice(0, 10)) {
      const data = { ...guest, item_id: id, model: 'Item', price, quantity: 1 }
      await request.post('/api/v1/customer/cart/add', { headers, data })
    }
    const cart = cartPage(page, 'en')
    const keys = countedKeys(page)
    await openHydrated(page, '/home')
    await keys.press('Tab', 'Tab')
    await expect(page.getByRole('button', { name: 'Go to the cart', exact: true })).toBeFocused()
    await keys.press('Enter')
    expect(keys.count()).toBeLessThanOrEqual(3)
    const skip = cart.drawer.getByRole('button', { name: 'Skip to checkout' })
    await expect(skip).toBeFocused()
    const rows = cart.drawer.getByRole('list').first()
    expect(await rows.getByRole('listitem').count()).toBeGreaterThan(5)
    await expect(cart.drawer.getByRole('region')).not.toHaveCount(0)
    const checkout = cart.drawer.getByRole('button', { name: cart.text.checkout })
    expect(await keys.walkTo(checkout)).toBeLessThanOrEqual(6)
    await keys.walkTo(skip)
    await keys.press('Enter')
    await expect(checkout).toBeFocused()
    await keys.walkTo(rows.getByRole('link').first(), 'Shift+Tab')
    await keys.press('ArrowDown')
    await expect(rows.getByRole('link').nth(1)).toBeFocused()
    await keys.press('ArrowRight')
    await expect(rows.getByRole('button', { name: /^Remove .+ from the cart$/ }).nth(1)).toBeFocused()
  },
)

test('what was added leads to the cart', once, async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember, 'grocery')
  await openHydrated(page, '/home')
  const cart = cartPage(page, 'en')
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const notice = page.getByRole('status').filter({ hasText: cart.text.added })
  await expect(notice).toBeVisible()
  const keys = countedKeys(page)
  await keys.press('F6')
  await keys.walkTo(notice.getByRole('button', { name: 'View cart' }))
  await keys.press('Enter')
  expect(keys.count()).toBeLessThanOrEqual(4)
  await expect(cart.drawer).toBeVisible()
})

test('a skip link leads past the filters to the results', once, async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember, 'grocery')
  await openHydrated(page, '/home?search=new-arrivals')
  await page.getByRole('link', { name: 'Skip to the results' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#results article :focus')).toHaveCount(1)
})
