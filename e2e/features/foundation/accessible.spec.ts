// Nothing on the pages keeps people out, in either theme.
import { test } from '../../fixtures/test.ts'
import { shopPage } from '../../pages/shop-page.ts'

// axe looks at every element of a long page, twice.
test.slow()

for (const path of ['/', '/home']) {
  test(`${path} can be used by everybody`, async ({ page, accessible, shot }) => {
    await page.goto(path)
    await accessible()
    await shot('page')
  })
}

test('the page for unknown addresses can be used by everybody', async ({ page, accessible, expected }) => {
  expected.push(/status of 404/)
  await page.goto('/no-such-page')
  await accessible()
})

test('the module selector can be used by everybody', async ({ page, language, accessible, shot }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  await shop.modulesButton.click()
  await shop.modulesDialog.waitFor()
  await accessible()
  await shot('modules')
})

test('the language question can be used by everybody', async ({ page, language, accessible }) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  await shop.askForLanguage('Русский')
  await shop.question.waitFor()
  await accessible()
})
