// The listing page: sources, tabs, filters, empty ends, and coming back to where one was.
import { layoutShiftOf } from '../../fixtures/layout-shift.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { listingPage } from '../../pages/listing-page.ts'

const everything = '/home?search=all-categories'
const nothing = '/home?search=qqqqzzzzxx'

test.beforeEach(async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember)
})

test('[LST-01] [LST-10] every source has its list', async ({ page, language, request }) => {
  const list = listingPage(page, language)
  const headers = { moduleid: '1', 'x-localization': language }
  const tree = await (await request.get('/api/v1/categories', { headers })).json()
  const category: { id: number; name: string } = tree[0]
  const named = new URLSearchParams({
    search: 'category',
    id: String(category.id),
    module_id: '1',
    name: 'Old',
  })
  const sources = {
    [`/home?search=${list.text.pizza}`]: list.text.results_for(list.text.pizza),
    [`/home?${named}`]: category.name,
    '/home?search=special-offer&module_id=1': list.text.special_offers,
    '/home?search=new-arrivals': list.text.new_arrivals,
    [everything]: list.text.all_categories,
  }
  for (const [path, title] of Object.entries(sources)) {
    await page.goto(path)
    await expect(list.title).toHaveText(title)
    await expect(list.names.first()).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first twelve are in the page, with their number', async ({ page, language }) => {
    await page.goto(everything)
    const list = listingPage(page, language)
    await expect(list.names).toHaveCount(12)
    await expect(list.title).toHaveText(list.text.all_categories)
  })
})

test('[LST-02] [LST-04] both tabs say how many there are, and a tab is a link one can share', async ({
  page,
  language,
  flawless,
}) => {
  const list = listingPage(page, language)
  await page.goto(everything)
  await expect(page.getByRole('status').filter({ hasText: list.text.foods })).toBeVisible()
  await list.tab(list.text.restaurants).click()
  await expect(page).toHaveURL(/tab=stores/)
  await expect(page.getByRole('status').filter({ hasText: list.text.restaurants })).toBeVisible()
  await flawless()
  const names = await list.names.allTextContents()
  await page.reload()
  await expect(list.names).toHaveText(names)
})

test('[LST-03] items stand in a grid or a list, stores never in a list', async ({ page, language }) => {
  const list = listingPage(page, language)
  await page.goto(everything)
  await page.getByRole('radio', { name: list.text.list }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(list.names.first()).toBeVisible()
  await list.tab(list.text.restaurants).click()
  await expect(page.getByRole('radio', { name: list.text.grid })).toBeChecked()
  await expect(page.getByRole('radio', { name: list.text.list })).toHaveCount(0)
})

test('[LST-04] nothing found is said after a while, with ways out that lead somewhere', async ({
  page,
  language,
  flawless,
}) => {
  const list = listingPage(page, language)
  await page.goto(nothing)
  // Over cards that are still awaited nothing is counted.
  await expect(list.tab(list.text.foods)).toBeVisible()
  expect(await list.count(0, list.text.foods).count()).toBe(0)
  await expect(page.getByText(list.text.items_not_found)).toBeHidden()
  await expect(page.getByText(list.text.items_not_found)).toBeVisible()
  await expect(list.count(0, list.text.foods)).toBeVisible()
  await flawless()
  await page.getByRole('button', { name: list.text.look_in(list.text.restaurants) }).click()
  await expect(page).toHaveURL(/tab=stores/)
  await expect(page.getByText(list.text.stores_not_found)).toBeVisible()
})

test('[LST-03] all filters are cleared in the drawer they were chosen in', { tag: '@narrow' }, async ({
  page,
  language,
}) => {
  const list = listingPage(page, language)
  await page.goto(everything)
  await list.openFilters()
  const clear = list.panel.getByRole('button', { name: list.text.clear_all, exact: true })
  await expect(clear).toHaveCount(0)
  const discounted = list.panel.getByRole('checkbox', { name: list.text.discounted })
  await discounted.click()
  await expect(page).toHaveURL(/discounted/)
  await clear.click()
  await expect(discounted).not.toBeChecked()
  await expect(page).not.toHaveURL(/discounted/)
  await expect(clear).toHaveCount(0)
})

test('[LST-04] what is not in one module can be looked for in another', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const list = listingPage(page, language)
  await page.goto('/home?search=shampoo')
  await page.getByRole('button', { name: list.text.look_in('Shop') }).click()
  await expect(page).toHaveURL(/search=shampoo&module_id=/)
  await expect(list.tab(list.text.items)).toBeVisible()
})

test('[LST-05] [LST-11] a category narrows the list with its parts, and All is everything', async ({
  page,
  language,
}) => {
  const list = listingPage(page, language)
  await page.goto('/home?search=new-arrivals')
  const beside = await list.narrowing()
  const boxes = beside.getByRole('list', { name: list.text.categories }).getByRole('checkbox')
  await boxes.first().click()
  await expect(page).toHaveURL(/categories=\d+/)
  await expect(boxes.first()).toBeChecked()
  await beside.getByRole('checkbox', { name: list.text.all, exact: true }).click()
  await expect(page).toHaveURL(/categories=all/)
  await expect(boxes.last()).toBeChecked()
  await beside.getByRole('checkbox', { name: list.text.all, exact: true }).click()
  await expect(boxes.first()).not.toBeChecked()
  await expect(page).not.toHaveURL(/categories=/)
})

test('[LST-06] [LST-12] a filter is a box, a chip, and a part of the address', async ({
  page,
  language,
  flawless,
}) => {
  const list = listingPage(page, language)
  await page.goto(everything)
  await list.openFilters()
  await expect(list.panel.getByRole('checkbox', { name: list.text.discounted })).not.toBeChecked()
  await flawless()
  await list.panel.getByRole('checkbox', { name: list.text.discounted }).click()
  await expect(page).toHaveURL(/filter=discounted/)
  await page.keyboard.press('Escape')
  await expect(list.panel).toBeHidden()
  await list.chip(list.text.discounted).click()
  await expect(page).not.toHaveURL(/filter=/)
})

test('[LST-06] stores have eleven boxes, items five', { tag: '@once' }, async ({ page, language }) => {
  const list = listingPage(page, language)
  await page.goto(everything)
  await list.openFilters()
  // The two boxes of caution wait for an allergen to avoid.
  await expect(list.panel.getByRole('checkbox', { disabled: false })).toHaveCount(5)
  await page.goto(`${everything}&tab=stores`)
  await list.openFilters()
  await expect(list.panel.getByRole('checkbox')).toHaveCount(11)
})

test('[LST-07] [LST-14] with and without meat together is everything', async ({ page, language }) => {
  const list = listingPage(page, language)
  const types: (string | null)[] = []
  page.on('request', (one) => {
    const url = new URL(one.url())
    if (url.pathname.endsWith('/get-combined-data')) types.push(url.searchParams.get('type'))
  })
  await page.goto('/home?search=new-arrivals')
  const beside = await list.narrowing()
  const asked = page.waitForRequest(/get-combined-data.*type=veg/)
  await beside.getByRole('checkbox', { name: list.text.veg, exact: true }).click()
  await asked
  // At once: the address may not have taken up the first yet.
  await beside.getByRole('checkbox', { name: list.text.non_veg, exact: true }).click()
  await expect(page).toHaveURL(/veg=1&non_veg=1/)
  await expect(beside.getByRole('checkbox', { name: list.text.veg, exact: true })).toBeChecked()
  // Both together is the list the page came with, so nothing more is asked.
  expect(types).toEqual(['veg'])
})

test('[LST-08] a slider moved by keys narrows the delivery time of stores', async ({ page, language }) => {
  const list = listingPage(page, language)
  await page.goto(`${everything}&tab=stores`)
  await list.openFilters()
  await list.panel.getByRole('slider', { name: list.text.longest_delivery }).press(list.text.less)
  await expect(page).toHaveURL(/delivery_time=0-995/)
})

test('[LST-08] radius and day are part of the address and of the question', async ({ page, language }) => {
  const list = listingPage(page, language)
  await page.goto(`${everything}&tab=stores`)
  await list.openFilters()
  const asked = page.waitForRequest(/get-combined-data.*radius=2\.5/)
  const radius = list.panel.getByRole('textbox', { name: list.text.radius })
  await radius.fill('2,5')
  await radius.press('Enter')
  await asked
  await expect(page).toHaveURL(/radius=2\.5/)
  await page.goto(`${everything}&tab=stores&date=2030-01-06`)
  await expect(list.chip(list.text.sunday)).toBeVisible()
})

test('[LST-09] special offers begin ticked; unticked there is nothing, and a way back', async ({
  page,
  language,
}) => {
  const list = listingPage(page, language)
  await page.goto('/home?search=special-offer')
  await expect(list.names.first()).toBeVisible()
  await list.chip(list.text.discounted).click()
  await expect(list.count(0, list.text.foods)).toBeVisible()
  await page.getByRole('button', { name: list.text.show_offers }).click()
  await expect(list.names.first()).toBeVisible()
})

const odd = [
  'search=category&id=999999&name=Gone',
  'search=category&id=%3Cscript%3E',
  'search=pizza&sort=sideways&tab=people&view=hologram',
  'search=pizza&min_price=-5&max_price=-9',
  'search=pizza&min_price=90&max_price=2',
  'search=pizza&rating=99&radius=far&date=2026-02-31&delivery_time=5-1',
  'search=pizza&categories=1,,x,999999&filter=%00,discounted',
  'search=pizza&module_id=999&page=-4',
  `search=${'x'.repeat(500)}`,
  'search=%F0%9F%8D%95&tab=stores',
  'search=%D9%85%D8%B7%D8%B9%D9%85',
  'search=%3Cb%3Ebold%3C%2Fb%3E',
]

for (const query of odd) {
  test(`a sane page for ${query.slice(0, 60)}`, { tag: '@once' }, async ({ page, language }) => {
    const response = await page.goto(`/home?${query}`)
    expect(response?.status()).toBe(200)
    await expect(listingPage(page, language).title).not.toBeEmpty()
    await expect(page.getByRole('main')).not.toContainText('Something went wrong')
    await expect(page.getByRole('status').filter({ hasText: / Found$/ })).toBeVisible()
  })
}

test('the page does not jump while it loads and is as wide as the screen', async ({ page }) => {
  await page.goto(everything)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
