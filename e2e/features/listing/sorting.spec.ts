// How a listing is sorted: by price and by name.
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
