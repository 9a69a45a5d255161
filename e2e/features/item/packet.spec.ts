// What a packet of groceries says of itself: what a kilogram costs, and what 100 grams hold.
import { z } from 'zod'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { itemTexts } from '../../pages/item-texts.ts'
import { listingPage } from '../../pages/listing-page.ts'

const found = z.object({ products: z.array(z.object({ slug: z.string(), name: z.string() })) })

test('[CRD-03] [ITM-01] a packet is compared by the kilogram on its card, and its dialog tells what is in it', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  const text = itemTexts[language]
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const search = '/api/v1/items/search?name=spaghetti&limit=5&offset=1'
  const reply = await request.get(search, { headers: { ...headers, 'x-localization': language } })
  const [packet] = found.parse(await reply.json()).products
  await page.goto('/home?search=spaghetti')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: packet?.name ?? '' }) })
    .first()
  await expect(card.getByText(text.per_kilogram)).toBeVisible()

  await page.goto(`/home?search=spaghetti&item=${packet?.slug}`)
  const dialog = page.getByRole('dialog', { name: packet?.name ?? '' })
  await expect(dialog.getByText(text.per_kilogram)).toBeVisible()
  const facts = dialog.getByRole('table', { name: text.nutrition_facts })
  await expect(facts.getByRole('row')).toHaveCount(5)
  await expect(facts.getByRole('rowheader', { name: text.protein })).toBeVisible()
  await expect(dialog.getByText(listingPage(page, language).text.contains)).toBeVisible()
  await flawless()
})
