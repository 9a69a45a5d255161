// What is on no route of its own keeps nobody out, in either theme; every route is looked at by `every-route.spec.ts`.
import { test } from '../../fixtures/test.ts'
import { shopPage } from '../../pages/shop-page.ts'

// axe looks at every element of a long page, twice.
test.slow()

test('the page for unknown addresses can be used by everybody', async ({ page, flawless, expected }) => {
  expected.push(/status of 404/)
  await page.goto('/no-such-page')
  await flawless()
})

test('the module selector can be used by everybody', async ({ page, language, flawless, shot }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  await shop.modulesButton.click()
  await shop.modulesDialog.waitFor()
  await flawless()
  await shot('modules')
})

test('the language question can be used by everybody', async ({ page, language, flawless }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  await shop.askForLanguage('Русский')
  await shop.question.waitFor()
  await flawless()
})
