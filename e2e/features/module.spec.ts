// Choosing what kind of shop to be in.
import { expect, test } from '../fixtures/test.ts'
import { storedIn } from '../pages/browser-storage.ts'
import { shellPage } from '../pages/shell-page.ts'
import { shellTexts } from '../pages/shell-texts.ts'
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

test('[MOD-02] where no module works the page says whom to ask', async ({ page, language, remember }) => {
  await remember({ zone_ids: [999_999] })
  const text = shellTexts[language]
  await page.goto('/home')
  await expect(page.getByRole('main')).toContainText(text.no_module)
  await expect(page.getByRole('main')).toContainText(text.no_module_text)
})

test('[MOD-03] the side switcher lists the modules of the zone and changes to one', { tag: '@wide' }, async ({
  page,
  language,
  request,
  remember,
}) => {
  const shell = shellPage(page, language)
  await remember({ zone_ids: [1], place: { lat: 51.13, lng: 71.43 }, location: 'Tea street 7' })
  const headers = { zoneid: '[1]', 'X-localization': language }
  const here: { module_name: string }[] = await (await request.get('/api/v1/module', { headers })).json()
  await page.goto('/home')
  const buttons = shell.rail.getByRole('button')
  await expect(buttons).toHaveText(here.map(({ module_name }) => module_name))
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
  await buttons.nth(1).click()
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'leaf')
})

test('[MOD-03] a module chosen as soon as the switcher works changes the page without a complaint', {
  tag: ['@wide', '@once'],
}, async ({ page, remember }) => {
  await remember({ zone_ids: [1], place: { lat: 51.13, lng: 71.43 }, location: 'Tea street 7' })
  // The frame of the page is at work before the page: pressed in between, by the first task that finds it so.
  await page.addInitScript(() => {
    const press = () => {
      const second = document.querySelector<HTMLElement>('nav.fixed li:nth-child(2) button')
      const isAtWork = second && Object.keys(second).some((key) => key.startsWith('__reactProps'))
      if (isAtWork) second.click()
      else setTimeout(press)
    }
    press()
  })
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'leaf')
  await expect(page.getByRole('main').locator('[data-accent]').first()).toHaveAttribute('data-accent', 'leaf')
})
