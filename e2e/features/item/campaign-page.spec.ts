// The page of a product sold inside a campaign: numbered apart from ordinary items, it borrows nothing from them.
import { z } from 'zod'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { itemTexts } from '../../pages/item-texts.ts'

const campaignItems = z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() }))

test('[PRD-01] [PRD-03] the page of a campaign product shows nothing of the item with the same number', async ({
  page,
  request,
  remember,
  language,
}) => {
  const text = itemTexts[language]
  const { headers } = await settledIn({ page, request }, remember, 'ecommerce')
  await enterAs(page, await newAccount(request))
  const reply = await request.get('/api/v1/campaigns/item', {
    headers: { ...headers, 'x-localization': language },
  })
  const [sold] = campaignItems.parse(await reply.json())
  // Whatever number is asked for, it was bought.
  await page.route('**/customer/order/bought?*', (route) =>
    route.fulfill({ json: { times: 1, last_bought_at: '2026-01-02T10:00:00.000Z' } }),
  )
  const main = page.getByRole('main')
  const reviews = main.getByRole('region', { name: text.reviews, exact: true })
  const related = main.getByRole('region', { name: text.related, exact: true })
  const bought = main.getByText(text.bought_before)

  await page.goto(`/product/${sold?.id}`)
  await expect(bought).toBeVisible()
  await expect(reviews).toBeVisible()

  await page.goto(`/product/${sold?.slug}?product_type=campaign`)
  await expect(main.getByRole('heading', { level: 1, name: sold?.name ?? '' })).toBeVisible()
  await expect(main.getByRole('button', { name: text.order_now })).toBeEnabled()
  await expect(bought).toHaveCount(0)
  await expect(reviews).toHaveCount(0)
  await expect(related).toHaveCount(0)
})
