// The page of a store as a menu: sections by category, tabs that follow the scroll, and the cart within reach.
import type { APIRequestContext } from '@playwright/test'
import { storeMenu } from '#contract/features/listing/menu.schema.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { layoutShiftOf } from '../../fixtures/layout-shift.ts'
import { type Settled, settledIn } from '../../fixtures/settled.ts'
import { storeWith } from '../../fixtures/store-with.ts'
import { expect, type TestLanguage, test } from '../../fixtures/test.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'
import { findingTexts } from '../../pages/finding-texts.ts'
import { openHydrated } from '../../pages/hydrated.ts'

async function menuOf(
  request: APIRequestContext,
  store: Pick<Store, 'id'>,
  { headers }: Settled,
  language: TestLanguage,
) {
  const reply = await request.get(`/api/v1/stores/menu/${store.id}`, {
    headers: { ...headers, 'x-localization': language },
  })
  return storeMenu.parse(await reply.json())
}

const sellsMuch = ({ total_items }: Store) => total_items > 13

test('[STO-01] the menu stands in sections, and its tabs lead to them and follow the scroll', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  const settled = await settledIn({ page, request }, remember)
  const text = findingTexts[language]
  const scope = { module_type: 'food', zone_ids: settled.zone_ids, language } as const
  const store = await storeWith(request, scope, sellsMuch)
  const { sections } = await menuOf(request, store, settled, language)
  await openHydrated(page, `/store/${store.slug}`)
  const main = page.getByRole('main')
  const tabs = main.getByRole('navigation', { name: text.menu_sections }).getByRole('link')
  const names = sections.map(({ name }) => name)
  await expect(tabs).toHaveText([text.recommended_here, ...names])
  await expect(tabs.first()).toHaveAttribute('aria-current', 'location')
  // The page names the store once, not on every card.
  await expect(main.getByRole('article').first()).not.toContainText(store.name)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  await flawless()

  const last = sections.at(-1)
  const region = main.getByRole('region', { name: last?.name ?? '', exact: true })
  await tabs.last().press('Enter')
  await expect(region.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(region.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(tabs.last()).toHaveAttribute('aria-current', 'location')
  await expect(tabs.last()).toBeInViewport()
  await expect(region.getByRole('article')).toHaveCount(Math.min(last?.total_size ?? 0, 12))

  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(tabs.first()).toHaveAttribute('aria-current', 'location')
  await expect(tabs.last()).not.toHaveAttribute('aria-current')
})

test('[STO-01] every item of the store stands in the menu once it is scrolled through', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const scope = { module_type: 'grocery', zone_ids: settled.zone_ids, language } as const
  const store = await storeWith(request, scope, sellsMuch)
  const { sections } = await menuOf(request, store, settled, language)
  await openHydrated(page, `/store/${store.slug}`)
  for (const { name, total_size } of sections) {
    const region = page.getByRole('region', { name, exact: true })
    await region.scrollIntoViewIfNeeded()
    await expect(region.getByRole('article')).toHaveCount(Math.min(total_size, 12))
  }
})

test('[STO-01] picking a category leaves the sections for the list of it, and clearing brings them back', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember)
  const text = findingTexts[language]
  const scope = { module_type: 'food', zone_ids: settled.zone_ids, language } as const
  const store = await storeWith(request, scope, sellsMuch)
  const { sections } = await menuOf(request, store, settled, language)
  const [first] = sections
  await page.goto(`/store/${store.slug}?categories=${first?.category_id}`)
  const main = page.getByRole('main')
  const tabs = main.getByRole('navigation', { name: text.menu_sections })
  await expect(main.getByRole('article')).toHaveCount(Math.min(first?.total_size ?? 0, 12))
  await expect(tabs).toHaveCount(0)
  const box = page.getByRole('textbox', { name: text.search_in(store.name) })
  await box.fill('qqqqzzzz')
  await box.press('Enter')
  await page.getByRole('button', { name: text.show_everything }).click()
  await expect(tabs).toBeVisible()
})

test('[STO-01] without scripts the first sections are there and the others are a link away', {
  tag: '@once',
}, async ({ page, request, remember, language }) => {
  const settled = await settledIn({ page, request }, remember)
  const scope = { module_type: 'food', zone_ids: settled.zone_ids, language } as const
  const store = await storeWith(request, scope, sellsMuch)
  const { sections } = await menuOf(request, store, settled, language)
  const html = await (await request.get(`/store/${store.slug}`)).text()
  for (const { category_id, name, products, total_size } of sections) {
    expect(html).toContain(`id="section-${category_id}"`)
    expect(html).toContain(name.replaceAll('&', '&amp;'))
    if (products.length < total_size) expect(html).toContain(`categories=${category_id}`)
  }
})

test('[CRT-12] the cart is within reach as soon as something of the store is in it', async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const text = findingTexts[language]
  const cart = cartPage(page, language)
  const [item] = await simpleItems(request, headers, language)
  await cart.openStoreOf(item)
  const bar = page.getByRole('main').getByRole('button', { name: text.view_cart })
  await expect(bar).toHaveCount(0)
  await cart.add(item.name).click()
  await expect(bar).toBeInViewport()
  await expect(bar).toContainText(/ · \S?1\S? · /)
  await bar.press('Enter')
  await expect(cart.row(item.name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toBeFocused()
})
