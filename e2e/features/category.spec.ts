// All categories, and the page of one.
import { z } from 'zod'
import { type Category, category as categoryShape } from '#contract/features/category/category.schema.ts'
import { settledIn } from '../fixtures/settled.ts'
import { expect, test } from '../fixtures/test.ts'
import { findingTexts } from '../pages/finding-texts.ts'
import { listingPage } from '../pages/listing-page.ts'
import { shopPage } from '../pages/shop-page.ts'

test('[STO-04] all categories stand side by side and are found by name', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  await settledIn({ page, request }, remember)
  await page.goto('/categories')
  const tiles = page.getByRole('article')
  await expect(tiles.nth(2)).toBeVisible()
  await flawless()
  const third = (await tiles.nth(2).getByRole('heading').textContent()) ?? ''
  await page.getByRole('textbox', { name: findingTexts[language].find_category }).fill(third)
  await expect(tiles).toHaveCount(1)
  await tiles.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third)
})

test('[HDR-11] [STO-04] a category opens by id or slug, with its parts, items and stores', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  const { headers } = await settledIn({ page, request }, remember)
  const reply = await request.get('/api/v1/categories', {
    headers: { ...headers, 'x-localization': language },
  })
  const [first] = z.array(categoryShape).parse(await reply.json())
  const { id, slug, name, childes = [] }: Category = categoryShape.parse(first)
  const list = listingPage(page, language)
  await page.goto(`/category/${id}`)
  await expect(list.title).toHaveText(name)
  await expect(list.names.first()).toBeVisible()
  await flawless()
  const part = childes[0]?.name ?? ''
  await page.getByRole('navigation').getByRole('link', { name: part, exact: true }).first().click()
  await expect(list.title).toHaveText(part)
  await page.goto(`/category/${slug}?tab=stores`)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a category of another module opens in its own', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const grocery = await request.get('/api/v1/categories', { headers: { moduleid: '2' } })
  const [first] = z.array(categoryShape).parse(await grocery.json())
  await page.goto(`/category/${first?.slug}`)
  const list = listingPage(page, language)
  await expect(list.title).toHaveText(first?.name ?? '')
  await expect(list.tab('Groceries')).toBeVisible()
})

test('an unknown category gets a friendly page and a way on', { tag: '@once' }, async ({
  page,
  language,
  expected,
}) => {
  expected.push(/status of 404/)
  for (const path of ['/category/no-such', '/category/999999', '/category/%3Cscript%3E']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('link', { name: shopPage(page, language).text.to_the_shop })).toBeVisible()
  }
})
