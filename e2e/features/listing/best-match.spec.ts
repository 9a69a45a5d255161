// A text search: the best match first, and what a misspelt word was taken for.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { listingPage } from '../../pages/listing-page.ts'

const everything = '/home?search=all-categories'

test.beforeEach(async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember)
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
