// How a listing is sorted: by price, by name, and a search by its best match.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { listingPage } from '../../pages/listing-page.ts'

const everything = '/home?search=all-categories'

test.beforeEach(async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember)
})

test('[LST-03] the most expensive come first until the sort is reversed', async ({
  page,
  language,
  request,
}) => {
  const list = listingPage(page, language)
  const asked: (string | null)[] = []
  page.on('request', (one) => {
    const url = new URL(one.url())
    if (url.pathname.endsWith('/get-combined-data')) asked.push(url.searchParams.get('sort_by'))
  })
  await page.goto('/home?search=new-arrivals')
  const [first = ''] = await list.names.allTextContents()
  await list.chooseSort(list.text.low_to_high)
  await expect(page).toHaveURL(/sort=low2High/)
  await expect(list.names.first()).not.toHaveText(first)
  expect(asked).toEqual(['low2High'])
  expect((await request.get(page.url())).status()).toBe(200)
})

test('[LST-03] [SRC-04] a search leads with its best match and says what a misspelt word was taken for', async ({
  page,
  language,
}) => {
  const list = listingPage(page, language)
  const { text } = list
  await page.goto(`/home?search=${text.pizza_misspelt}`)
  await expect(page.getByRole('status').filter({ hasText: text.showing(text.pizza) })).toBeVisible()
  await expect(list.sort).toHaveText(text.best_match)
  const corrected = await list.names.allTextContents()
  await page.goto(`/home?search=${text.pizza}`)
  await expect(list.names).toHaveText(corrected)
  await expect(page.getByText(text.showing(text.pizza))).toHaveCount(0)
  await list.chooseSort(text.low_to_high)
  await expect(page).toHaveURL(/sort=low2High/)
  await list.chooseSort(text.best_match)
  await expect(list.names).toHaveText(corrected)
  // Of a list without a text there is nothing to match.
  await page.goto(everything)
  await list.sort.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { name: text.best_match })).toHaveCount(0)
})

test('[LST-03] by name a list goes through the alphabet of its language', async ({ page, language }) => {
  const list = listingPage(page, language)
  await page.goto(everything)
  await list.chooseSort(list.text.name_up)
  await expect(page).toHaveURL(/sort=name/)
  const { compare } = new Intl.Collator(language)
  await expect
    .poll(async () => {
      const names = (await list.names.allTextContents()).slice(0, 12)
      return names.length === 12 && names.join() === names.toSorted(compare).join()
    })
    .toBe(true)
})
