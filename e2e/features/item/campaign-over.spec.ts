// A campaign that ends while somebody looks at what it sells.
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { itemTexts } from '../../pages/item-texts.ts'

const campaignItems = z.array(z.object({ slug: z.string(), name: z.string(), store_name: z.string() }))

async function soldInCampaign(request: APIRequestContext, headers: Record<string, string>) {
  const reply = await request.get('/api/v1/campaigns/item', { headers })
  const [sold] = campaignItems.parse(await reply.json())
  if (!sold) throw new Error('no campaign of the demo world sells an item')
  return sold
}

const lastYear = { available_date_starts: '2025-01-01', available_date_ends: '2025-01-31' }

const fortyDays = 40 * 24 * 60 * 60 * 1_000

test('[CMP-01] [ATC-11] a campaign that ends in its open dialog says so and leaves ways out', async ({
  page,
  request,
  remember,
  language,
}) => {
  const text = itemTexts[language]
  const { headers } = await settledIn({ page, request }, remember)
  const sold = await soldInCampaign(request, { ...headers, 'x-localization': language })
  await page.goto(`/home?search=all-categories&campaign_item=${sold.slug}`)
  const dialog = page.getByRole('dialog', { name: sold.name })
  await expect(dialog.getByRole('button', { name: text.order_now })).toBeEnabled()

  // The dialog stays open for a very long time.
  await page.evaluate((ahead) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ahead
  }, fortyDays)
  await expect(dialog.getByRole('button', { name: text.campaign_over })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: text.order_now })).toHaveCount(0)

  const store = dialog.getByRole('link', { name: sold.store_name })
  await expect(store).toHaveAttribute('href', /\/store\//)
  await dialog.getByRole('button', { name: text.close, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/campaign_item/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[CMP-01] a link to an item whose campaign is over says so and leads to its store', async ({
  page,
  request,
  remember,
  language,
}) => {
  const text = itemTexts[language]
  const { headers } = await settledIn({ page, request }, remember)
  const sold = await soldInCampaign(request, { ...headers, 'x-localization': language })
  await page.route(`**/api/v1/campaigns/item/${sold.slug}*`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...lastYear } })
  })
  await page.goto(`/home?search=all-categories&campaign_item=${sold.slug}`)
  const dialog = page.getByRole('dialog', { name: sold.name })
  await expect(dialog.getByRole('button', { name: text.campaign_over })).toBeDisabled()
  await dialog.getByRole('link', { name: sold.store_name }).click()
  await expect(page).toHaveURL(/\/store\//)
  await expect(page.getByRole('heading', { level: 1, name: sold.store_name })).toBeVisible()
})
