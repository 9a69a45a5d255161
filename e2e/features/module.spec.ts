// Choosing what kind of shop to be in.
import { expect, test } from '../fixtures/test.ts'
import { storedIn } from '../pages/browser-storage.ts'
import { shopPage } from '../pages/shop-page.ts'

test('[MOD-01] a chosen module is said, kept, marked and shown', async ({ page, language }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  const before = await shop.title.textContent()
  await shop.modulesButton.click()
  const modules = shop.modulesDialog.getByRole('listitem').getByRole('button')
  await expect(modules).toHaveCount(5)
  await modules.nth(1).click()

  await expect(shop.notice(shop.text.module_selected)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await expect(shop.title).not.toHaveText(before ?? '')
  expect(JSON.parse((await storedIn(page, 'module')) ?? '{}')).toMatchObject({
    id: expect.any(Number),
    module_type: expect.any(String),
  })

  await shop.modulesButton.click()
  await expect(modules.nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('[MOD-04] who has not chosen yet is asked, once', { tag: '@once' }, async ({
  page,
  language,
  remember,
}) => {
  await remember({ module: null })
  const shop = shopPage(page, language)
  await page.goto('/home')
  await expect(shop.modulesDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shop.modulesDialog).toBeHidden()
  await expect(shop.title).toBeVisible()
})
