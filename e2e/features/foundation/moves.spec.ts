// Who does not see the page is never left without a place: the heading of the next page has the focus, and what happened is said.
import { z } from 'zod'
import { type Item, item } from '#contract/features/item/item.schema.ts'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { cartPage } from '../../pages/cart-page.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { shopPage } from '../../pages/shop-page.ts'

test('every page that a link leads to begins at its heading, forth and back', async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember, 'grocery')
  const shop = shopPage(page, language)
  await openHydrated(page, '/store/popular')
  await expect(shop.title).not.toBeFocused()
  const list = await shop.title.textContent()

  const store = shop.cards.getByRole('link').and(page.locator('[href^="/store/"]')).first()
  await store.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/popular/)
  await expect(shop.title).toBeFocused()
  await expect(shop.title).not.toHaveText(list ?? '')

  await page.goBack()
  await expect(page).toHaveURL(/popular/)
  await expect(shop.title).toHaveText(list ?? '')
  await expect(shop.title).toBeFocused()
})

test('a page that asks the shop first has its heading focused once it is there', async ({
  page,
  request,
  language,
}) => {
  await enterAs(page, await newAccount(request))
  const shop = shopPage(page, language)
  await openHydrated(page, '/about-us')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/customer/**', async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link').and(page.locator('[href^="/track-order"]')).click()
  await expect(page).toHaveURL(/track-order/)
  await expect(shop.title.or(shop.main).and(page.locator(':focus'))).toHaveCount(1)
  resolve()
  await expect(shop.title).toBeFocused()
})

test('[CHK-01] from the cart to the placed order and its undoing the focus is where the news is', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const shop = shopPage(page, language)
  const cart = cartPage(page, language)
  await openHydrated(page, '/home')
  await cart.open()
  const toCheckout = cart.drawer.getByRole('button', { name: cart.text.checkout })
  await toCheckout.focus()
  await page.keyboard.press('Enter')
  const checkout = checkoutPage(page, language)
  await expect(shop.title).toHaveText(checkout.text.title)
  await expect(shop.title).toBeFocused()

  await checkout.payBy(checkout.text.cash)
  await checkout.place.focus()
  await page.keyboard.press('Enter')
  await expect(checkout.confirmed).toBeFocused()
  const said = page.getByRole('status').filter({ hasText: checkout.text.undo_said })
  await expect(said).toHaveCount(1)

  const undo = shop.main.getByRole('button', { name: checkout.text.undo, exact: true })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(shop.title).toHaveText(checkout.text.placed_canceled)
  await expect(shop.title).toBeFocused()
})

const dishes = z.object({ products: z.array(item) })

/** Asked for its options, and nothing else. */
const hasOneGroup = ({ food_variations }: Item) =>
  food_variations !== '' && food_variations.length === 1 && food_variations[0]?.type === 'single'

test('[ITM-01] what is added in its dialog gives the focus back to its card', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'food')
  const reply = await request.get('/api/v1/items/popular?limit=100&offset=1', { headers })
  const dish = dishes.parse(await reply.json()).products.find(hasOneGroup)
  const shop = shopPage(page, 'en')
  await openHydrated(page, `/store/${dish?.store_id}`)
  const choose = page.getByRole('link', { name: `Choose options for ${dish?.name}` })
  await choose.first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: dish?.name ?? '' })
  await dialog.getByRole('radio').first().click()
  await dialog.getByRole('button', { name: 'Add to cart' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const cards = shop.cards.filter({ hasText: dish?.name ?? '' })
  await expect(cards.locator(':focus')).toHaveCount(1)
})

test('[MOD-04] whoever chose from the first question goes on at the heading of what was chosen', {
  tag: '@once',
}, async ({ page, remember }) => {
  await remember({ module: null, zone_ids: [1], place: { lat: 51.16, lng: 71.43 }, location: 'Here' })
  const shop = shopPage(page, 'en')
  await openHydrated(page, '/home')
  await shop.modulesDialog.getByRole('button').filter({ hasText: 'Grocery' }).focus()
  await page.keyboard.press('Enter')
  await expect(shop.modulesDialog).toBeHidden()
  await expect(shop.title).toBeFocused()
})
