// Banners, campaigns and flash sales: where they lead, how they count down, and how they end.
import { z } from 'zod'
import { expect, test } from '../fixtures/test.ts'
import { askShop, homePage, homeZones, moduleOf } from '../pages/home-page.ts'
import { openHydrated } from '../pages/hydrated.ts'
import { driverMessage, locationPicker } from '../pages/location-picker.ts'
import { shopPage } from '../pages/shop-page.ts'

const board = z.object({
  banners: z.array(
    z.object({
      title: z.string(),
      type: z.enum(['store_wise', 'item_wise', 'default']),
      link: z.string().nullable(),
      store: z.object({ slug: z.string() }).nullable(),
      item: z.object({ slug: z.string() }).nullable(),
    }),
  ),
})

const clock = /^\d{2,}:\d{2}:\d{2}:\d{2}$/

test('[HOM-16] each banner leads to its store, its item or its address', async ({
  page,
  request,
  language,
  remember,
}) => {
  const module = await moduleOf(request, 'food')
  await remember({ module, zone_ids: homeZones })
  const { banners } = await askShop(request, '/banners', { module_id: module.id, language, schema: board })
  await page.goto('/home')
  for (const banner of banners) {
    const wanted = {
      store_wise: `/store/${banner.store?.slug}`,
      item_wise: `/product/${banner.item?.slug}`,
      default: banner.link ?? '',
    }[banner.type]
    const link = page.getByRole('main').locator('a').filter({ hasText: banner.title }).first()
    expect(await link.getAttribute('href')).toContain(wanted)
  }
})

test('[CMP-01] [CMP-02] a campaign counts down and opens with its stores', async ({
  page,
  request,
  language,
  remember,
}) => {
  const module = await moduleOf(request, 'food')
  await remember({ module, zone_ids: homeZones })
  await page.goto('/home')
  const { section, text } = homePage(page, language)
  const campaigns = section(text.campaigns)
  await expect(campaigns.getByRole('timer').first()).toHaveText(clock)
  const first = campaigns.getByRole('listitem').first().getByRole('link')
  const title = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(new RegExp(`/campaigns/(\\d+)\\?id=\\1&module_id=${module.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // Drawn by the server as well.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('article').first()).toBeVisible()
})

/** As the API refuses one that ran before, or runs elsewhere. */
const hasRun = { status: 404, json: { errors: [{ code: 'id', message: 'Not found' }], has_run: true } }

test('[CMP-01] a campaign that does not run any more is over', async ({
  page,
  request,
  language,
  remember,
  expected,
}) => {
  expected.push(/status of 404/)
  await remember({ module: await moduleOf(request, 'food'), zone_ids: homeZones })
  await page.route('**/campaigns/basic-campaign-details*', (route) => route.fulfill(hasRun))
  const { text } = homePage(page, language)
  await openHydrated(page, '/campaigns')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByText(text.campaign_over)).toBeVisible()
})

test('[CMP-01] [FLS-01] a campaign and a sale that never were are pages that are not there', async ({
  page,
  language,
  expected,
}) => {
  expected.push(/status of 404/)
  const { text } = shopPage(page, language)
  for (const path of ['/campaigns/999999', '/campaigns/x', '/flash-sales?id=999999', '/flash-sales?id=x']) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('heading', { name: text.not_found })).toBeVisible()
  }
})

test('[HDR-06] who has not said where they are picks a zone before the campaigns', async ({
  page,
  language,
  flawless,
  expected,
  shot,
}) => {
  expected.push(driverMessage)
  const { text } = homePage(page, language)
  await openHydrated(page, '/campaigns')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.zone_required)
  await shot('zone-needed')
  await flawless()
  await main.getByRole('button').click()
  const picker = locationPicker(page, language)
  await expect(picker.pick).toBeEnabled()
  await picker.pick.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.campaigns_title)
})

test.describe('[FLS-01] a flash sale', () => {
  test('opens from its panel, with its clock and its items', async ({
    page,
    request,
    language,
    remember,
  }) => {
    await remember({ module: await moduleOf(request, 'grocery'), zone_ids: homeZones })
    await page.goto('/home')
    const { section, text } = homePage(page, language)
    const panel = section(text.popular_items).locator('a[href^="/flash-sales"]')
    const title = await panel.innerText()
    await panel.click()
    await expect(page).toHaveURL(/\/flash-sales\?id=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('shows what is sold and what is gone', async ({ page, request, language, remember }) => {
    await remember({ module: await moduleOf(request, 'grocery'), zone_ids: homeZones })
    await page.goto('/flash-sales')
    const { text } = homePage(page, language)
    await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', /^\d+$/)
    await expect(page.getByText(text.out_of_stock).first()).toBeAttached()
  })

  test('counts down by the clock of the shop, not of the device', async ({ page, request, remember }) => {
    await remember({ module: await moduleOf(request, 'grocery'), zone_ids: homeZones })
    // A device three days ahead would believe the sale long over.
    await page.addInitScript((ahead) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + ahead
      Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ahead })
    }, 259_200_000)
    await page.goto('/flash-sales')
    const timer = page.getByRole('timer')
    const drawn = await timer.innerText()
    await expect(timer).not.toHaveText(drawn)
    await expect(timer).toBeVisible()
  })

  test('that does not run any more is over', async ({ page, request, language, remember, expected }) => {
    expected.push(/status of 404/)
    await remember({ module: await moduleOf(request, 'grocery'), zone_ids: homeZones })
    await page.route('**/flash-sales/items*', (route) => route.fulfill(hasRun))
    const { text } = homePage(page, language)
    await openHydrated(page, '/flash-sales')
    // Within the open page, so that the browser asks and not the server: the demo has no sale that is over.
    await page.evaluate(() => window.history.pushState(null, '', '/flash-sales?id=999'))
    await expect(page.getByText(text.sale_over)).toBeVisible()
  })
})
