// A word to the kitchen, written where the dish is chosen: it goes with whichever way the dish is ordered.
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { itemTexts } from '../../pages/item-texts.ts'

const found = z.object({
  products: z.array(z.object({ slug: z.string(), name: z.string(), food_variations: z.unknown() })),
})

const note = 'no onions'

const sentTo = (page: Page, path: string) =>
  page.waitForRequest((one) => one.method() === 'POST' && one.url().includes(path))

test('[ATC-13] [CRT-03] a note to the kitchen goes with Buy now and into the cart alike', async ({
  page,
  request,
  remember,
  language,
}) => {
  const text = itemTexts[language]
  const { headers } = await settledIn({ page, request }, remember)
  const reply = await request.get('/api/v1/items/popular?limit=100&offset=1', {
    headers: { ...headers, 'x-localization': language },
  })
  const dish = found.parse(await reply.json()).products.find(({ food_variations }) => food_variations === '')
  const dialog = page.getByRole('dialog', { name: dish?.name ?? '' })
  async function writeNote() {
    await page.goto(`/home?item=${dish?.slug}`)
    await dialog.getByRole('button', { name: text.add_note }).click()
    await dialog.getByRole('textbox', { name: text.note }).fill(note)
  }

  await writeNote()
  const added = sentTo(page, '/customer/cart/add')
  await dialog.getByRole('button', { name: text.add_to_cart }).click()
  expect((await added).postData()).toContain(note)
  await expect(dialog).toHaveCount(0)

  await writeNote()
  const quoted = sentTo(page, '/customer/order/quote')
  await dialog.getByRole('button', { name: text.buy_now }).click()
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/)
  expect((await quoted).postData()).toContain(note)
})
