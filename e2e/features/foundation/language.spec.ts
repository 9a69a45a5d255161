// Changing the language asks first, then everything comes back translated.
import { expect, test } from '../../fixtures/test.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { shopPage } from '../../pages/shop-page.ts'

/** Each project changes to the language that is written the other way. */
const other = {
  en: { code: 'ar', name: 'العربية', country: 'SA', direction: 'rtl', changed: 'تم تغيير اللغة' },
  ar: { code: 'en', name: 'English', country: 'US', direction: 'ltr', changed: 'Language has been changed' },
} as const

test('[HDR-07] a new language is confirmed, kept and shown after a reload', async ({ page, language }) => {
  const shop = shopPage(page, language)
  const wanted = other[language]
  await page.goto('/home')
  await shop.askForLanguage(wanted.name)
  await expect(shop.question).toContainText(shop.text.sure_to_change)
  await expect(shop.question).toContainText(shop.text.will_refresh)
  await shop.question.getByRole('button', { name: shop.text.yes }).click()

  await expect(shop.document).toHaveAttribute('lang', wanted.code)
  await expect(shop.document).toHaveAttribute('dir', wanted.direction)
  await expect(shop.notice(wanted.changed)).toBeVisible()
  expect(await storedIn(page, 'language-setting')).toBe(wanted.code)
  expect(await storedIn(page, 'country')).toBe(wanted.country)
  expect(JSON.parse((await storedIn(page, 'settings')) ?? '{}')).toMatchObject({
    direction: wanted.direction,
  })
})

test('[HDR-07] No leaves the language as it is', async ({ page, language }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  await shop.askForLanguage(other[language].name)
  await shop.question.getByRole('button', { name: shop.text.no }).click()
  await expect(shop.question).toBeHidden()
  await expect(shop.document).toHaveAttribute('lang', language)
  expect(await storedIn(page, 'language-setting')).toBeNull()
})
