// A look at an item from its card, and what became of it while one looked.
import { z } from 'zod'
import { itemDetails } from '#contract/features/item/item-details.schema.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'
import { itemTexts } from '../../pages/item-texts.ts'

const once = { tag: '@once' }

test(
  '[CRD-03] under a pointer a card offers a quick view that opens the item over the page',
  once,
  async ({ page, request, remember, language }) => {
    const { headers } = await settledIn({ page, request }, remember, 'ecommerce')
    const reply = await request.get('/api/v1/items/popular?limit=1&offset=1', { headers })
    const { products } = z
      .object({ products: z.array(z.object({ name: z.string() })) })
      .parse(await reply.json())
    const name = products[0]?.name ?? ''
    await page.goto(`/home?search=${encodeURIComponent(name)}`)
    const card = cartPage(page, language).card(name)
    const view = card.getByRole('button', { name: itemTexts[language].quick_view(name) })
    await card.hover()
    await expect(view).toBeVisible()
    await view.click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/[?&]item=/)
    await page.goBack()
    await expect(dialog).toBeHidden()
  },
)

test('what sold out while the dialog was open says so, and nothing is added', async ({
  page,
  request,
  remember,
  language,
  expected,
}) => {
  expected.push(/403/)
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.card(item.name).getByRole('link', { name: item.name }).first().click()
  const dialog = page.getByRole('dialog', { name: item.name })
  const add = dialog.getByRole('button', { name: cart.text.add_button })
  await expect(add).toBeEnabled()
  // Somebody else took the last one: the shop of the tests is made to answer so.
  const text = itemTexts[language]
  await page.route('**/customer/cart/add', (route) =>
    route.fulfill({ status: 403, json: { errors: [{ code: 'stock', message: text.out_of_stock }] } }),
  )
  await page.route('**/items/details/**', async (route) => {
    const details = itemDetails.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...details, stock: 0 } })
  })
  await add.click()
  await expect(page.getByRole('status').filter({ hasText: text.out_of_stock })).toBeVisible()
  await expect(dialog.getByRole('button', { name: text.out_of_stock })).toBeDisabled()
  await expect(add).toBeHidden()
})

test(
  'a customer reads that an item was bought before',
  once,
  async ({ page, request, remember, language }) => {
    const { headers } = await settledIn({ page, request }, remember, 'grocery')
    const [item] = await simpleItems(request, headers, language)
    await enterAs(page, await newAccount(request))
    await page.route('**/customer/order/bought?*', (route) =>
      route.fulfill({ json: { times: 2, last_bought_at: '2026-03-05T08:00:00.000Z' } }),
    )
    await page.goto(`/home?item=${item.slug}`)
    await expect(page.getByRole('dialog', { name: item.name })).toContainText(
      'You bought this before, last on Mar 5, 2026',
    )
  },
)
