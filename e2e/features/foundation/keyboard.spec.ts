// The shop without a mouse: everything can be reached, nothing traps, focus comes back.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { shopPage } from '../../pages/shop-page.ts'

test('the first stop leads past the header to the content', async ({ page, language }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  await page.keyboard.press('Tab')
  await expect(shop.skipLink).toBeFocused()
  await expect(shop.skipLink).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(shop.main).toBeFocused()
})

test('a menu opens, moves and closes by keys', async ({ page, language }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  await shop.openSettings()
  await shop.languageButton.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(shop.languageButton).toBeFocused()
})

test('a dialog keeps the focus inside and gives it back', async ({ page, language }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  await shop.modulesButton.focus()
  await page.keyboard.press('Enter')
  await expect(shop.modulesDialog).toBeVisible()
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(shop.modulesDialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(shop.modulesDialog).toBeHidden()
  await expect(shop.modulesButton).toBeFocused()
})

test('what is added by keys is counted and taken out by keys, and the focus stays', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  await settledIn({ page, request }, remember, 'grocery')
  await page.goto('/home')
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first()
  const name = (await add.getAttribute('aria-label')) ?? ''
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('button', { name: name.replace(/^Add (.+) to the cart$/, 'One more $1'), exact: true })
      .first(),
  ).toBeFocused()
  // The number is said where it is counted, and nowhere else.
  const said = page.getByRole('status').filter({ hasText: /^Quantity of .+: \d+$/ })
  await page.keyboard.press('Enter')
  await expect(said).toHaveText(/: 2$/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText(/: 1$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name, exact: true }).first()).toBeFocused()
})
