// The frame of every page: where things are on wide and on narrow screens, and where they lead.
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { storedIn } from '../pages/browser-storage.ts'
import { shellPage, widestCompact } from '../pages/shell-page.ts'

async function hrefsIn(region: Locator): Promise<string[]> {
  await expect(region.getByRole('listitem').getByRole('link').first()).toBeVisible()
  return region.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

test('[HDR-01] the full bar begins above 1180 pixels', { tag: '@once' }, async ({ page, language }) => {
  const shell = shellPage(page, language)
  await page.goto('/home')
  await page.setViewportSize({ width: widestCompact + 1, height: 800 })
  await expect(shell.navigation).toBeVisible()
  await expect(shell.menuButton).toBeHidden()
  await page.setViewportSize({ width: widestCompact, height: 800 })
  await expect(shell.navigation).toBeHidden()
  await expect(shell.menuButton).toBeVisible()
})

test('[HDR-01] the place is in the header, and the way to choose one before', async ({
  page,
  language,
  remember,
}) => {
  const shell = shellPage(page, language)
  await page.goto('/home')
  await expect(shell.location(shell.text.choose_place)).toBeVisible()
  await remember({ location: 'Tea street 7', place: { lat: 51.13, lng: 71.43 }, zone_ids: [1] })
  await page.goto('/home')
  await expect(shell.location('Tea street 7')).toBeVisible()
})

test('[LOC-11] a guest reads why there are no saved addresses', async ({ page, language, flawless }) => {
  const shell = shellPage(page, language)
  await page.goto('/help-and-support')
  await shell.location(shell.text.choose_place).click()
  const panel = page.getByRole('dialog', { name: shell.text.deliver_to })
  await expect(panel).toContainText(shell.text.guest_addresses)
  await flawless()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(shell.location(shell.text.choose_place)).toBeFocused()
})

test('[HDR-02] the logo leads home, from the landing page only with a place', async ({
  page,
  language,
  remember,
}) => {
  const shell = shellPage(page, language)
  await page.goto('/about-us')
  await expect(shell.logo).toHaveAttribute('href', '/home')
  await page.goto('/')
  await expect(shell.logo).toHaveAttribute('href', '/')
  await remember({ location: 'Tea street 7', place: { lat: 51.13, lng: 71.43 }, zone_ids: [1] })
  await page.goto('/')
  await expect(shell.logo).toHaveAttribute('href', '/home')
})

test('[HDR-02] the menus list categories and stores and lead to all of them', { tag: '@wide' }, async ({
  page,
  language,
  flawless,
}) => {
  const shell = shellPage(page, language)
  await page.goto('/help-and-support')
  await shell.navigation.getByRole('button', { name: shell.text.categories }).click()
  const categories = await hrefsIn(shell.navigation)
  expect(categories.filter((href) => /^\/category\/\d+$/.test(href))).toHaveLength(10)
  expect(categories).toContain('/categories')
  await flawless()

  await shell.navigation.getByRole('button', { name: shell.text.stores }).click()
  await expect(shell.navigation.getByRole('heading', { name: shell.text.latest })).toBeVisible()
  await expect(shell.navigation.getByRole('link', { name: shell.text.view_all })).toHaveCount(2)
  const stores = await hrefsIn(shell.navigation)
  expect(stores).toEqual(expect.arrayContaining(['/store/latest', '/store/popular']))
  expect(stores.filter((href) => /^\/category\//.test(href))).toEqual([])
})

test('[HDR-02] a menu closes by Escape, by a press elsewhere and after a choice', { tag: '@wide' }, async ({
  page,
  language,
}) => {
  const shell = shellPage(page, language)
  await page.goto('/help-and-support')
  const trigger = shell.navigation.getByRole('button', { name: shell.text.categories })
  const open = async () => {
    await trigger.click()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  }
  await open()
  await page.keyboard.press('Escape')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect(trigger).toBeFocused()
  await open()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await open()
  await shell.navigation.getByRole('link', { name: shell.text.view_all }).click()
  await expect(page).toHaveURL(/\/categories$/)
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
})

test('[HDR-02] parcel has no categories and no stores', { tag: '@once' }, async ({
  page,
  language,
  remember,
}) => {
  const shell = shellPage(page, language)
  await remember({ module: { id: 5, module_type: 'parcel', module_name: 'Parcel' } })
  await page.goto('/home')
  await expect(shell.navigation.getByRole('link', { name: shell.text.home })).toBeVisible()
  await expect(shell.navigation.getByRole('button')).toHaveCount(0)
})

test('[HDR-03] the drawer holds the whole navigation', { tag: '@narrow' }, async ({
  page,
  language,
  flawless,
  shot,
}) => {
  const shell = shellPage(page, language)
  await page.goto('/help-and-support')
  const drawer = await shell.openDrawer()
  await expect(drawer.getByRole('link', { name: shell.text.home })).toHaveAttribute('href', '/home')
  await flawless()
  await shot('drawer')
  for (const [name, all, entry] of [
    [shell.text.categories, '/categories', /^\/category\/\d+$/],
    [shell.text.latest, '/store/latest', /^\/store\/[\w-]+$/],
    [shell.text.popular, '/store/popular', /^\/store\/[\w-]+$/],
  ] as const) {
    await drawer.getByRole('button', { name, exact: true }).click()
    const region = drawer.getByRole('region', { name })
    const hrefs = await hrefsIn(region)
    expect(hrefs.filter((href) => entry.test(href) && href !== all)).toHaveLength(10)
    expect(hrefs.at(-1)).toBe(all)
    await drawer.getByRole('button', { name, exact: true }).click()
  }
})

test('[HDR-11] an entry of the drawer opens its category, and the drawer goes', { tag: '@narrow' }, async ({
  page,
  language,
}) => {
  const shell = shellPage(page, language)
  await page.goto('/help-and-support')
  const drawer = await shell.openDrawer()
  await drawer.getByRole('button', { name: shell.text.categories, exact: true }).click()
  await drawer.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/category\/\d+/)
  await expect(drawer).toBeHidden()
})

test('[HDR-06] a guest is told to sign in before the wallet', async ({ page, language }) => {
  const shell = shellPage(page, language)
  await page.goto('/about-us')
  await shell.footer.getByRole('link', { name: shell.text.wallet }).click()
  await expect(page.getByRole('status').filter({ hasText: shell.text.login_required })).toBeVisible()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('[HDR-10] the landing page has no address and no menus', async ({ page, language }) => {
  const shell = shellPage(page, language)
  await page.goto('/')
  await expect(shell.logo).toBeVisible()
  await expect(shell.location(shell.text.choose_place)).toHaveCount(0)
  await expect(shell.navigation).toHaveCount(0)
})

test('[HDR-13] the country is chosen in the header and kept', async ({ page, language }) => {
  const shell = shellPage(page, language)
  await page.goto('/home')
  const bar = shell.isCompact ? await shell.openDrawer() : shell.header
  await bar.getByRole('button', { name: new RegExp(`^${shell.text.country}`) }).click()
  await page.getByRole('menuitem', { name: shell.text.tajikistan }).click()
  await expect.poll(() => storedIn(page, 'country')).toBe('TJ')
  await expect(bar.getByRole('button', { name: new RegExp(`^${shell.text.country}`) })).toContainText('TJ')
})

test('[HDR-08] an address can ask for a language, which a first visitor keeps', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/about-us?lang=ru')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect.poll(() => storedIn(page, 'language-setting')).toBe('ru')
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('[HDR-08] an address that asks for a language is followed by storage and cookie', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/about-us?lang=tg')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tg')
  await expect.poll(() => storedIn(page, 'language-setting')).toBe('tg')
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tg')
})
