// Stores on the map: pins of the same stores as the list beside it, in a view the address keeps.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { listingPage } from '../../pages/listing-page.ts'
import { scrollToTarget } from '../../pages/scroll-to.ts'

test.beforeEach(async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember)
})

test('[LST-03] stores stand on a map with a link each, and a pin opens a card of its store', async ({
  page,
  language,
  flawless,
}) => {
  // Both themes of a long page are looked through.
  test.slow()
  const list = listingPage(page, language)
  const { text } = list
  const main = page.getByRole('main')
  await page.goto('/home?search=all-categories&tab=stores')
  await main.getByRole('radio', { name: text.map }).click()
  await expect(page).toHaveURL(/view=map/)
  await page.reload()
  await expect(main.getByRole('radio', { name: text.map })).toBeChecked()

  const links = main.getByRole('list', { name: text.map_list }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const pin = main
    .getByRole('button', { name: new RegExp(`[,،] (${text.open_now}|${text.closed_now})$`) })
    .first()
  await expect(pin).toBeVisible()
  const [name = '', ...facts] = (await pin.getAttribute('aria-label'))?.split(/[,،] /) ?? []
  // What delivery costs, whether it is open, and a rating where it has one.
  expect(facts.length).toBeGreaterThan(1)
  await expect(links.filter({ hasText: name })).not.toHaveCount(0)
  await expect(main.getByRole('button', { name: text.zoom_in, exact: true })).toBeVisible()
  await scrollToTarget(pin)
  // By the keyboard: pins may lie over each other.
  await pin.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  const card = main.getByRole('article', { name: text.chosen_store })
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(name)
  await expect(card.getByText(text.open_now).or(card.getByText(text.closed_now))).toBeVisible()
  await flawless()

  await card.getByRole('button', { name: text.close }).click()
  await expect(card).toHaveCount(0)
  await pin.press('Enter')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/store\//)
  await page.goBack()
  await expect(page).toHaveURL(/view=map/)
})

test('[LST-03] stores too near to each other are one mark with their number, which opens under the keyboard', async ({
  page,
  language,
}) => {
  const { text } = listingPage(page, language)
  const main = page.getByRole('main')
  await page.goto('/home?search=all-categories&tab=stores&view=map')
  const links = main.getByRole('list', { name: text.map_list }).getByRole('link')
  const groups = main.getByRole('button', { name: text.map_group })
  const pins = main.getByRole('button', { name: new RegExp(`[,،] (${text.open_now}|${text.closed_now})$`) })
  /** Every store stands on the map once: as a pin, or counted in a mark. */
  const shownCount = async () => {
    const counts = await groups.allTextContents()
    return counts.reduce((sum, count) => sum + Number(count), await pins.count())
  }
  await expect(groups.first()).toBeVisible()
  await expect.poll(shownCount).toBe(await links.count())
  const before = await pins.count()

  const group = groups.first()
  await scrollToTarget(group)
  await group.press('Enter')
  await expect.poll(() => pins.count()).toBeGreaterThan(before)
  await expect.poll(shownCount).toBe(await links.count())
  await expect(main.locator(':focus')).toHaveAccessibleName(
    new RegExp(`${text.map_group.source}|[,،] (${text.open_now}|${text.closed_now})$`),
  )
})

test('[STO-04] all popular stores can be seen on a map', { tag: '@once' }, async ({ page, language }) => {
  const { text } = listingPage(page, language)
  await page.goto('/store/popular')
  await page.getByRole('radio', { name: text.map }).click()
  await expect(page).toHaveURL(/view=map/)
  await expect(page.getByRole('button', { name: text.zoom_in, exact: true })).toBeVisible()
  await page.getByRole('radio', { name: text.grid }).click()
  await expect(page).not.toHaveURL(/view=/)
  await expect(page.getByRole('button', { name: text.zoom_in, exact: true })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the stores of the map are links in the page', { tag: '@once' }, async ({ page, language }) => {
    const { text } = listingPage(page, language)
    await page.goto('/home?search=all-categories&tab=stores&view=map')
    await expect(page.getByRole('list', { name: text.map_list }).getByRole('link')).not.toHaveCount(0)
  })
})
