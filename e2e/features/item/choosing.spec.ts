// An item opened over the page it was found on, and the page of a product.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import type { ChosenModule } from '#contract/core/shop-context.ts'
import { type Item, item } from '#contract/features/item/item.schema.ts'
import { chosenModule } from '../../fixtures/first-module.ts'
import { expect, type TestLanguage, test } from '../../fixtures/test.ts'
import { itemTexts } from '../../pages/item-texts.ts'

const items = z.object({ products: z.array(item) })

async function moduleOf(request: APIRequestContext, module_type: string): Promise<ChosenModule> {
  const reply = await request.get('/api/v1/module')
  const found = z
    .array(chosenModule)
    .parse(await reply.json())
    .find((one) => one.module_type === module_type)
  if (!found) throw new Error(`the shop of the tests has no ${module_type}`)
  return found
}

/** An item of the demo world that has what a test needs, in the language of the test. */
async function itemWith(
  request: APIRequestContext,
  module: ChosenModule,
  language: TestLanguage,
  fits: (one: Item) => boolean,
): Promise<Item> {
  const reply = await request.get('/api/v1/items/popular?limit=100&offset=1', {
    headers: { moduleid: String(module.id), zoneid: '[1]', 'x-localization': language },
  })
  const found = items.parse(await reply.json()).products.find(fits)
  if (!found) throw new Error('no item of the demo world fits the test')
  return found
}

const hasRequiredChoice = ({ food_variations }: Item) =>
  food_variations !== '' &&
  food_variations[0]?.type === 'single' &&
  food_variations[0].required === 'on' &&
  food_variations[0].values.some(({ optionPrice }) => optionPrice > 0)

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Of one second a day. */
const hardlyEver = { available_time_starts: '00:00:00', available_time_ends: '00:00:01' }

/** One piece is too small an order for the store's discount, two are not. */
const fromTenOnwards = {
  price: 5,
  discount: 0,
  flash_sale: 0,
  store_discount: 10,
  store_discount_min_purchase: 10,
  maximum_cart_quantity: null,
}

test.describe('item dialog', () => {
  for (const { schedule_order, said } of [
    { schedule_order: true, said: 'This food is not available right now. You can order it later.' },
    { schedule_order: false, said: 'This food is not available right now.' },
  ]) {
    test(`[ATC-12] food outside its hours: ${said}`, { tag: '@once' }, async ({
      page,
      request,
      language,
      remember,
    }) => {
      const module = await moduleOf(request, 'food')
      await remember({ module })
      const dish = await itemWith(request, module, language, hasRequiredChoice)
      await page.route('**/api/v1/items/details/**', async (route) => {
        const response = await route.fetch()
        const json = { ...(await response.json()), ...hardlyEver, schedule_order }
        await route.fulfill({ response, json })
      })
      await page.goto(`/home?item=${dish.slug}`)
      await expect(dialogOf(page, dish.name).getByText(said, { exact: true })).toBeVisible()
    })
  }

  test('[ITM-01] a link opens the item over the page, and closing leaves the page as it was', async ({
    page,
    request,
    language,
    remember,
    flawless,
  }) => {
    const module = await moduleOf(request, 'food')
    await remember({ module })
    const dish = await itemWith(request, module, language, hasRequiredChoice)
    await page.goto(`/home?item=${dish.slug}`)
    const dialog = dialogOf(page, dish.name)
    await expect(dialog.getByRole('heading', { level: 2, name: dish.name })).toBeVisible()
    await expect(dialog.getByText(dish.store_name)).toBeVisible()
    await flawless()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('[ITM-01] back closes what a card opened', async ({ page, request, remember }) => {
    await remember({ module: await moduleOf(request, 'food') })
    await page.goto('/home')
    await page.locator('a[href^="/product/"]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/item=/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('[ATC-06] [ATC-15] choosing changes the total, and a second press takes it back', async ({
    page,
    request,
    language,
    remember,
  }) => {
    const module = await moduleOf(request, 'food')
    await remember({ module })
    const dish = await itemWith(request, module, language, hasRequiredChoice)
    await page.goto(`/home?item=${dish.slug}`)
    const dialog = dialogOf(page, dish.name)
    const total = dialog.getByText(itemTexts[language].total, { exact: true }).locator('xpath=..')
    const before = await total.textContent()
    const [group] = dish.food_variations === '' ? [] : dish.food_variations
    const priced = group?.values.find(({ optionPrice }) => optionPrice > 0)
    const option = dialog
      .getByRole(group?.type === 'single' ? 'radiogroup' : 'group', { name: group?.name })
      .getByRole(group?.type === 'single' ? 'radio' : 'checkbox', { name: priced?.label })
    await option.click()
    await expect(option).toBeChecked()
    await expect(total).not.toHaveText(before ?? '')
    await option.click()
    await expect(option).not.toBeChecked()
    await expect(total).toHaveText(before ?? '')
  })

  test('[ATC-07] an add-on is ticked, counted, and gone at none', async ({
    page,
    request,
    language,
    remember,
  }) => {
    const module = await moduleOf(request, 'food')
    await remember({ module })
    const text = itemTexts[language]
    const dish = await itemWith(request, module, language, ({ add_ons }) => add_ons.length > 0)
    await page.goto(`/home?item=${dish.slug}`)
    const addOns = dialogOf(page, dish.name).getByRole('region', { name: text.add_ons })
    const first = addOns.getByRole('checkbox').first()
    await first.click()
    await expect(first).toBeChecked()
    await addOns.getByRole('button', { name: text.increase }).click()
    await expect(addOns.getByRole('group')).toContainText('2')
    await addOns.getByRole('button', { name: text.decrease }).click()
    await addOns.getByRole('button', { name: text.decrease }).click()
    await expect(first).not.toBeChecked()
  })

  test('[ITM-01] [CRT-16] a store discount from a larger order is taken off once the order is that large', async ({
    page,
    request,
    language,
    remember,
  }) => {
    const module = await moduleOf(request, 'food')
    await remember({ module })
    const text = itemTexts[language]
    const dish = await itemWith(request, module, language, ({ food_variations }) => food_variations === '')
    await page.route('**/api/v1/items/details/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...fromTenOnwards } })
    })
    await page.goto(`/home?item=${dish.slug}`)
    const dialog = dialogOf(page, dish.name)
    const total = dialog.getByText(text.total, { exact: true }).locator('xpath=..')
    await expect(total).toContainText('5.00')
    await dialog.getByRole('button', { name: `${text.increase} ${dish.name}`, exact: true }).click()
    await expect(total).toContainText('9.00')
    // The price of a piece follows.
    await expect(dialog.getByText('4.50')).toBeVisible()
  })

  test('[ITM-01] an item that is not there is said to be gone', { tag: '@once' }, async ({
    page,
    language,
    expected,
  }) => {
    expected.push(/404/)
    await page.goto('/home?item=no-such-thing')
    await expect(page.getByRole('dialog').getByText(itemTexts[language].gone)).toBeVisible()
  })
})

test.describe('product page', () => {
  const hasCombinations = ({ variations }: Item) =>
    variations.length > 2 && variations[0]?.price !== variations[1]?.price && variations[1]?.stock !== 0

  test('[PRD-01] [PRD-02] another combination has its own price and begins with one piece', async ({
    page,
    request,
    language,
    remember,
    flawless,
  }) => {
    const module = await moduleOf(request, 'ecommerce')
    await remember({ module })
    const text = itemTexts[language]
    const product = await itemWith(request, module, language, hasCombinations)
    await page.goto(`/product/${product.slug}?id=${product.slug}&module_id=${module.id}`)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    const stepper = page.getByRole('group', { name: text.quantity })
    await expect(stepper).toContainText('01')
    await stepper.getByRole('button', { name: text.increase }).click()
    await expect(stepper).toContainText('02')
    const rows = page.getByRole('main').getByRole('radiogroup')
    await expect(rows.first().getByRole('radio').first()).toBeChecked()
    await rows
      .nth(product.choice_options.length - 1)
      .getByRole('radio')
      .nth(1)
      .click()
    await expect(stepper).toContainText('01')
    await flawless()
  })

  test('[PRD-03] on a phone the way into the cart stays in reach to the end of the page', {
    tag: '@narrow',
  }, async ({ page, request, language, remember }) => {
    const module = await moduleOf(request, 'ecommerce')
    await remember({ module })
    const text = itemTexts[language]
    const product = await itemWith(request, module, language, hasCombinations)
    await page.goto(`/product/${product.slug}?id=${product.slug}&module_id=${module.id}`)
    const add = page.getByRole('main').getByRole('button', { name: text.add_to_cart })
    await expect(add).toBeInViewport({ ratio: 1 })
    for (const name of [text.reviews, text.related]) {
      const heading = page.getByRole('heading', { level: 2, name })
      await heading.evaluate((title) => title.scrollIntoView({ block: 'center' }))
      await expect(heading).toBeInViewport()
      await expect(add).toBeInViewport({ ratio: 1 })
    }
  })

  test('[PRD-01] machines read the product and the way to it', { tag: '@once' }, async ({
    request,
    language,
  }) => {
    const module = await moduleOf(request, 'ecommerce')
    const product = await itemWith(request, module, language, hasCombinations)
    const html = await (await request.get(`/product/${product.slug}`)).text()
    expect(html).toContain('"@type":"Product"')
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain(product.name)
  })

  test('[PRD-04] an item nobody sells is a page that is not here', { tag: '@once' }, async ({ request }) => {
    const reply = await request.get('/product/no-such-thing')
    expect(reply.status()).toBe(404)
  })
})
