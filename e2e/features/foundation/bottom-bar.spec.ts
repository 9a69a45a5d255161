// The bar of shortcuts on a phone: within reach on every page but those with a bar of their own.
import { expect, test } from '../../fixtures/test.ts'
import { findingTexts } from '../../pages/finding-texts.ts'
import { shellTexts } from '../../pages/shell-texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[HDR-02] home, search, orders and account are within thumb’s reach', async ({
  page,
  language,
  flawless,
}) => {
  const text = shellTexts[language].bottom_bar
  const bar = page.getByRole('navigation', { name: text.name })
  const link = (name: string) => bar.getByRole('link', { name, exact: true })
  await page.goto('/categories')
  await expect(bar).toBeInViewport()
  for (const one of [text.home, text.search, text.orders, text.account]) {
    const box = await link(one).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await flawless()
  await link(text.home).click()
  await expect(page).toHaveURL('/home')
  await expect(link(text.home)).toHaveAttribute('aria-current', 'page')
  await expect(link(text.search)).not.toHaveAttribute('aria-current')
  await link(text.orders).click()
  await expect(page).toHaveURL('/track-order')
  await expect(bar).toBeHidden()
})

test('[SRC-01] the shortcut to the search puts the cursor into the search box', async ({
  page,
  language,
}) => {
  const text = shellTexts[language].bottom_bar
  const shortcut = page.getByRole('navigation', { name: text.name }).getByRole('link', { name: text.search })
  const box = page.getByRole('combobox', { name: findingTexts[language].search, exact: true })
  const focused = box.and(page.locator(':focus'))
  await page.goto('/help-and-support')
  await shortcut.click()
  await expect(focused).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shortcut).toBeVisible()
  await page.getByRole('main').focus()
  await shortcut.click()
  await expect(focused).toBeVisible()
})

test('[HDR-02] a low window keeps its height for the page', async ({ page, language }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/help-and-support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('navigation', { name: shellTexts[language].bottom_bar.name })
  await expect(bar).not.toBeInViewport()
})
