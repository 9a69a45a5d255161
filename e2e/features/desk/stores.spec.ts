// Stores at the desk: made with their hours, paused and opened again, and what customers then read.

import { cutTexts } from '../../fixtures/cut-text.ts'
import { test as inOwnShop } from '../../fixtures/own-shop.ts'
import { owner } from '../../fixtures/owner.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectWithinASecond } from '../../fixtures/within-a-second.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'
import { driverMessage } from '../../pages/location-picker.ts'

inOwnShop(
  'a store is made with hours and a break, paused and opened again, and customers read it within a second',
  { tag: '@once' },
  async ({ page, request, browser, ownShop, flawless, expected }) => {
    test.slow()
    expected.push(driverMessage)
    const { kitchen, boutique } = ownShop
    const text = (name: string) => page.getByRole('textbox', { name, exact: true })
    const opens = (day: string) => page.getByLabel(`${day}, opens`, { exact: true })
    const closes = (day: string) => page.getByLabel(`${day}, closes`, { exact: true })
    await page.goto('/desk/stores/new')
    await deskPage(page, 'en').signIn(owner)

    await test.step('what is missing is said where it is missing', async () => {
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(page.getByText('Write the name in at least one language.')).toBeVisible()
      await expect(text('Name, English')).toBeFocused()
      await flawless()
    })
    await test.step('with a break at noon, copied to every day', async () => {
      await text('Name, English').fill('Harbour grill')
      await text('Address, English').fill('Kenesary street 2')
      await text('Phone').fill('+77011234568')
      await page.getByRole('combobox', { name: 'Section', exact: true }).click()
      await page.getByRole('option', { name: 'Meals', exact: true }).click()
      await opens('Monday').fill('08:00')
      await closes('Monday').fill('12:30')
      await page.getByRole('button', { name: 'Add a time on Monday' }).click()
      await opens('Monday').last().fill('13:30')
      await closes('Monday').last().fill('02:00')
      await expect(page.getByText('on the next day').first()).toBeVisible()
      await page.getByRole('button', { name: 'Copy Monday to every day' }).click()
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(page).toHaveURL(/\/desk\/stores\/\d+$/)
      await page.reload()
      await expect(opens('Friday')).toHaveCount(2)
      await expect(opens('Friday').first()).toHaveValue('08:00')
      await expect(opens('Friday').last()).toHaveValue('13:30')
    })
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    await test.step('round the clock instead, and approved', async () => {
      await page.getByRole('button', { name: 'Remove a time on Monday' }).last().click()
      await opens('Monday').fill('00:00')
      await closes('Monday').fill('00:00')
      await page.getByRole('button', { name: 'Copy Monday to every day' }).click()
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Open now' }).first()).toBeVisible()
    })

    const shopper = await ownShop.customer(browser, kitchen)
    const isSentClosed = async () => {
      const html = await (await shopper.request.get(`${ownShop.url}/store/${id}`)).text()
      return />\s*Closed Now\s*</.test(html)
    }
    await shopper.goto(`/store/${id}`)
    await expect(shopper.getByRole('heading', { level: 1, name: 'Harbour grill' })).toBeVisible()
    await expect(shopper.getByText('Closed Now', { exact: true })).toHaveCount(0)
    const acts = page.getByRole('button', { name: 'Pause or close', exact: true })
    await test.step('paused for a quarter of an hour, by keyboard', async () => {
      await acts.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Pause for 15 minutes' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Paused until' }).first()).toBeVisible()
      await expectWithinASecond(isSentClosed, true)
      await shopper.reload()
      await expect(shopper.getByText('Closed Now', { exact: true }).first()).toBeVisible()
    })
    await test.step('opened again', async () => {
      await acts.click()
      await page.getByRole('menuitem', { name: 'Open again' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Open now' }).first()).toBeVisible()
      await expectWithinASecond(isSentClosed, false)
    })
    await shopper.context().close()

    await test.step('who manages another store does not see it', async () => {
      const mira = await newColleague(request, 'Mira', ['manager'], 'en', [boutique.id])
      const context = await browser.newContext({ baseURL: ownShop.url })
      const theirs = await context.newPage()
      await theirs.goto('/desk/stores')
      await deskPage(theirs, 'en').signIn(mira)
      await expect(theirs.getByRole('link', { name: boutique.name })).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Harbour grill' })).toHaveCount(0)
      await theirs.goto(`/desk/stores/${id}`)
      await expect(theirs.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
      await context.close()
    })
  },
)

const words = {
  en: { stores: 'Stores', pause: 'Pause or close' },
  ar: { stores: 'المتاجر', pause: 'إيقاف أو إغلاق' },
}

test('a store is found and opened, and its page is whole on every screen', async ({
  page,
  request,
  language,
  flawless,
  expected,
}) => {
  test.slow()
  expected.push(driverMessage)
  const rana = await newColleague(request, 'Rana', ['owner'], language)
  const desk = deskPage(page, language)
  const text = words[language]
  await page.goto('/desk/stores?state=open')
  await desk.signIn(rana)
  await expect(desk.title(text.stores)).toBeVisible()
  const row = page.locator('[data-list-row]').first()
  await expect(row).toBeVisible()
  await flawless()
  await row.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: text.pause, exact: true })).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  expect(await page.evaluate(cutTexts), 'no text is cut off').toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'nothing is beside the window',
  ).toBeLessThanOrEqual(0)
  await flawless()
  await page.getByRole('button', { name: text.pause, exact: true }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await flawless()
})
