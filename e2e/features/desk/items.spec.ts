// Items at the desk: written with pictures and choices, changed in the list and many at once, and read by customers at once.

import sharp from 'sharp'
import { z } from 'zod'
import { cutTexts } from '../../fixtures/cut-text.ts'
import { test as inOwnShop, type OwnShop } from '../../fixtures/own-shop.ts'
import { owner } from '../../fixtures/owner.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectWithinASecond } from '../../fixtures/within-a-second.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'

const slipOfTheKeyboard = '1000000000000'

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#b4432f' } })
    .png()
    .toBuffer()

async function slugOf({ ask }: OwnShop, address: string): Promise<string> {
  const id = new URL(address).pathname.split('/').at(-1)
  return z.object({ slug: z.string() }).parse(await ask('GET', `/desk/items/${id}`)).slug
}

inOwnShop(
  'items are made with choices and options, changed in the row and many at once, archived and brought back',
  { tag: '@once' },
  async ({ page, browser, ownShop, flawless, expected }) => {
    test.slow()
    expected.push(/status of 422/)
    const { kitchen, boutique } = ownShop
    const text = (name: string) => page.getByRole('textbox', { name, exact: true })
    const preview = page.getByRole('complementary', { name: 'As customers see it' })
    const choose = async (field: string, option: string) => {
      await page.getByRole('combobox', { name: field, exact: true }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    const create = async () => {
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(page).toHaveURL(/\/desk\/items\/\d+$/)
    }
    await page.goto('/desk/items')
    await deskPage(page, 'en').signIn(owner)
    await expect(page.getByText('Nothing is sold yet')).toBeVisible()
    await flawless()

    await test.step('an article with a picture, in two sizes', async () => {
      await page.getByRole('link', { name: 'Add an item' }).first().click()
      await page.getByRole('combobox', { name: 'Store', exact: true }).fill('Button')
      await page.getByRole('option', { name: new RegExp(boutique.name) }).click()
      await text('Name, English').fill('Linen shirt')
      const languages = page.getByRole('group', { name: 'Languages of Name' })
      await languages
        .getByRole('button', { name: /: not written yet$/ })
        .first()
        .click()
      await expect(page.getByText('Blank: customers see the text in English.').first()).toBeVisible()
      await languages.getByRole('button', { name: /: written$/ }).click()
      await choose('Category', 'Shirts')
      await text('Price').fill(slipOfTheKeyboard)
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(page.getByText(/^At most 1.?000.?000, please\.$/)).toBeVisible()
      await text('Price').fill('25')

      const file = { name: 'shirt.png', mimeType: 'image/png', buffer: await picture() }
      await page.getByLabel('Add pictures').setInputFiles(file)
      await expect(page.getByRole('dialog', { name: 'Choose what is shown' })).toBeVisible()
      await flawless()
      await page.getByRole('button', { name: 'Use this part' }).click()
      await expect(page.getByRole('button', { name: 'Picture 1 of 1: move' })).toBeVisible()

      await page.getByRole('button', { name: 'Another choice' }).click()
      await text('What is chosen, English').fill('Size')
      await text('Option 1, English').fill('Small')
      await page.getByRole('button', { name: 'Add an option' }).click()
      await text('Option 2, English').fill('Large')
      await text('Price of Large').fill('30')
      await text('Stock of Small').fill('4')
      await text('Stock of Large').fill('2')
      await expect(preview).toContainText('25.00')
      await preview.getByText('Large', { exact: true }).click()
      await expect(preview).toContainText('30.00')
      await flawless()
      await create()
    })
    await test.step('a dish with options', async () => {
      await page.goto(`/desk/items/new?store_id=${kitchen.id}`)
      await text('Name, English').fill('Borscht')
      await choose('Category', 'Soups')
      await text('Price').fill('12.50')
      await page.getByRole('button', { name: 'Add a group of options' }).click()
      await text('Name of the group, English').fill('Portion')
      await text('Option 1, English').fill('Small')
      await text('Option 2, English').fill('Large')
      await text('Option 2 adds to the price').fill('2')
      await preview.getByRole('radio', { name: /^Large/ }).click()
      await expect(preview).toContainText('14.50')
      await create()
    })

    const shopper = await ownShop.customer(browser, kitchen)
    const dish = `/product/${await slugOf(ownShop, page.url())}`
    const isSent = async (path: string, words: string) =>
      (await (await shopper.request.get(path)).text()).includes(words)
    await shopper.goto(dish)
    await expect(shopper.getByText('$12.50').first()).toBeVisible()
    const price = text('Price of Borscht')
    await test.step('its price is changed in the row, and customers read it within a second', async () => {
      await page.goto('/desk/items')
      await price.fill(slipOfTheKeyboard)
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await price.press('Enter')
      await price.press('Escape')
      await expect(price).not.toHaveAttribute('aria-invalid', 'true')
      expect(await isSent(dish, '$11.00')).toBe(false)
      await price.fill('11')
      const saved = page.waitForResponse((reply) => reply.url().endsWith('/row'))
      await price.press('Enter')
      await saved
      await expectWithinASecond(() => isSent(dish, '$11.00'), true)
      await shopper.reload()
      await expect(shopper.getByText('$11.00').first()).toBeVisible()
    })
    await test.step('ten percent more of both, seen before it is done', async () => {
      await page.getByRole('checkbox', { name: 'Select Borscht' }).press('Space')
      await page.getByRole('checkbox', { name: 'Select Linen shirt' }).press('Space')
      await page.getByRole('button', { name: 'Change prices' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change prices' })
      await dialog.getByRole('textbox', { name: 'Change by' }).fill('10')
      await dialog.getByRole('button', { name: 'See what will change' }).click()
      const said = dialog.getByRole('region', { name: 'What will change' })
      await expect(said.getByRole('listitem').filter({ hasText: 'Borscht' })).toContainText('$12.10')
      await flawless()
      expect(await isSent(dish, '$12.10'), 'nothing is changed yet').toBe(false)
      await dialog.getByRole('button', { name: 'Change 2 items' }).click()
      await expect(page.getByText('2 items are changed.').first()).toBeVisible()
      await expectWithinASecond(() => isSent(dish, '$12.10'), true)
    })
    await test.step('archived it leaves the shop, and comes back hidden', async () => {
      const menu = `/store/${kitchen.id}`
      expect(await isSent(menu, 'Borscht')).toBe(true)
      await page.getByRole('button', { name: 'What to do with Borscht' }).click()
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      await expect(page.getByText('Borscht is in the archive; orders keep it.').first()).toBeVisible()
      await expectWithinASecond(() => isSent(menu, 'Borscht'), false)
      await page.goto('/desk/items?archived=1')
      await page.getByRole('button', { name: 'What to do with Borscht' }).click()
      await page.getByRole('menuitem', { name: 'Bring back' }).click()
      await expect(page.getByText('Borscht is back, still hidden.').first()).toBeVisible()
      await page.goto('/desk/items')
      await page.getByRole('switch', { name: 'Show Borscht' }).press('Space')
      await expect.poll(() => isSent(menu, 'Borscht')).toBe(true)
    })
    await shopper.context().close()
  },
)

const words = {
  en: { items: 'Items', item: 'Item', option: 'Option 1, English' },
  ar: { items: 'المنتجات', item: 'المنتج', option: 'الخيار 1، English' },
}

/** Less than this holds no name. */
const leastWidth = 120

test('items are listed and written on every screen', async ({ page, request, language, flawless }) => {
  test.slow()
  const ivan = await newColleague(request, 'Ivan', ['owner'], language)
  const desk = deskPage(page, language)
  const text = words[language]
  await page.goto('/desk/items?limit=20')
  await desk.signIn(ivan)
  await expect(desk.title(text.items)).toBeVisible()
  await expect(page.locator('[data-list-row]').first()).toBeVisible()
  await flawless()
  // A dish with options and add-ons.
  await page.goto('/desk/items/1')
  const option = page.getByRole('textbox', { name: text.option, exact: true }).first()
  await expect(option).toBeVisible()
  expect((await option.boundingBox())?.width, 'there is room for the name of an option').toBeGreaterThan(
    leastWidth,
  )
  expect(await page.evaluate(cutTexts), 'no text is cut off').toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'nothing is beside the window',
  ).toBeLessThanOrEqual(0)
  await flawless()
})
