// Allergens: what contains them, what may, and what says nothing are told apart and hidden one by one.
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { type Settled, settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { listingPage } from '../../pages/listing-page.ts'
import { scrollToTarget } from '../../pages/scroll-to.ts'

const found = z.object({
  total_size: z.number(),
  products: z.array(
    z.object({
      slug: z.string(),
      allergies_name: z.array(z.string()),
      may_contain_name: z.array(z.string()),
      allergens_stated: z.number(),
    }),
  ),
})

/** What the shop itself finds, for the pages to be held against. */
async function asked(request: APIRequestContext, { headers }: Settled, query: string) {
  const path = `/api/v1/get-combined-data?list_type=item&data_type=all&limit=50&${query}`
  return found.parse(await (await request.get(path, { headers })).json())
}

test('[LST-06] [LST-03] an avoided allergen hides what contains it, then traces, then what states nothing', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  // Both themes of a long page are looked through.
  test.slow()
  const settled = await settledIn({ page, request }, remember)
  const list = listingPage(page, language)
  const { text } = list
  const counts = await Promise.all(
    ['', 'may_contain', 'may_contain,not_stated'].map(
      async (caution) =>
        (await asked(request, settled, `without_allergies=nuts&allergy_caution=${caution}`)).total_size,
    ),
  )
  const [plain = 0, traceless = 0, stated = 0] = counts
  const all = (await asked(request, settled, '')).total_size
  expect([all, plain, traceless, stated]).toEqual(
    [...new Set([all, plain, traceless, stated])].toSorted((one, other) => other - one),
  )

  await page.goto('/home?search=all-categories')
  await expect(list.count(all, text.foods)).toBeVisible()
  await list.openFilters()
  const nuts = list.panel.getByRole('button', { name: text.nuts, exact: true })
  const traces = list.panel.getByRole('checkbox', { name: text.hide_traces })
  await scrollToTarget(nuts)
  await expect(traces).toBeDisabled()
  await nuts.click()
  await expect(page).toHaveURL(/without=nuts/)
  await expect(nuts).toHaveAttribute('aria-pressed', 'true')
  await traces.click()
  await expect(page).toHaveURL(/caution=may_contain/)
  await list.panel.getByRole('checkbox', { name: text.hide_silent }).click()
  await expect(page).toHaveURL(/caution=may_contain(%2C|,)not_stated/)
  await flawless()

  await page.reload()
  await expect(list.count(stated, text.foods)).toBeVisible()
  await list.chip(text.stated).click()
  await expect(list.count(traceless, text.foods)).toBeVisible()
  await list.chip(text.no_traces).click()
  await expect(list.count(plain, text.foods)).toBeVisible()
  await list.chip(text.without_nuts).click()
  await expect(list.count(all, text.foods)).toBeVisible()
})

test('[ITM-01] an item says what it contains, what it may contain, or that nothing was stated', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember)
  const { text } = listingPage(page, language)
  const { products } = await asked(request, settled, 'filter=popular')
  const labelled = products.find((one) => one.allergies_name.length > 0 && one.may_contain_name.length > 0)
  const silent = products.find((one) => one.allergens_stated === 0)
  const dialog = page.getByRole('dialog')
  await page.goto(`/home?search=all-categories&item=${labelled?.slug}`)
  await expect(dialog.getByText(text.contains)).toBeVisible()
  await expect(dialog.getByText(text.may_contain)).toBeVisible()
  await expect(dialog.getByText(text.not_stated)).toHaveCount(0)
  await page.goto(`/home?search=all-categories&item=${silent?.slug}`)
  await expect(dialog.getByText(text.not_stated)).toBeVisible()
  await expect(dialog.getByText(text.contains)).toHaveCount(0)
})

test('[STO-01] a store page hides allergens as well', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember)
  const list = listingPage(page, language)
  await page.goto('/home?search=all-categories&tab=stores')
  await list.names.first().getByRole('link').click()
  await expect(page.getByRole('navigation', { name: 'Sections of the menu' })).toBeVisible()
  const slug = new URL(page.url()).pathname.split('/').at(-1)
  const details = await request.get(`/api/v1/stores/details/${slug}`, { headers })
  const { id } = z.object({ id: z.number() }).parse(await details.json())
  const all = await request.get(
    `/api/v1/items/latest?store_id=${id}&category_id=0&type=all&limit=1&offset=1`,
    {
      headers,
    },
  )
  const { total_size } = z.object({ total_size: z.number() }).parse(await all.json())
  const milk = page.getByRole('complementary').getByRole('button', { name: list.text.milk, exact: true })
  await scrollToTarget(milk)
  await milk.click()
  await expect(page).toHaveURL(/without=milk/)
  // The number of items is said once the menu is a list of what was asked for.
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })
  await expect(status).toBeVisible()
  expect(Number.parseInt((await status.textContent()) ?? '', 10)).toBeLessThan(total_size)
})
