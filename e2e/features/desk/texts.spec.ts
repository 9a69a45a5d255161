// Rewording a text at the desk: what customers then read, and the way back.
import { owner } from '../../fixtures/owner.ts'
import { expect, test } from '../../fixtures/test.ts'
import { deskPage } from '../../pages/desk-page.ts'

// In a language that no other test reads: all of them look at one shop.
const shopInTajik = '/home?lang=tg'

const rewordButton = (key: string) => new RegExp(`^Reword\\s*: ${key}$`)

test('a text in the shop’s own words is read by customers at once, and the original comes back', {
  tag: '@once',
}, async ({ page, browser, baseURL, flawless }) => {
  test.slow()
  const desk = deskPage(page, 'en')
  const reword = async (key: string, words: string) => {
    await page.goto(`/desk/texts?language=tg&q=${key}`)
    await page.getByRole('button', { name: rewordButton(key) }).click()
    const field = page.getByRole('textbox', { name: 'Your wording' })
    await field.fill(words)
    await expect(page.getByRole('list', { name: 'Customers will read' })).toContainText(words)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. Customers read it now.')).toBeVisible()
  }
  await page.goto('/desk/texts')
  await desk.signIn(owner)
  await expect(desk.title('Texts')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Texts' }).getByRole('listitem').first()).toBeVisible()
  await flawless()
  await reword('footer.help', 'Мо ҳамеша дар хизматем')
  await reword('content.help_text', 'Шабу рӯз ба шумо ҷавоб медиҳем')

  const shop = await browser.newPage({ ...(baseURL ? { baseURL } : {}) })
  await expect
    .poll(async () => (await shop.request.get(shopInTajik)).text(), { message: 'in the first HTML' })
    .toContain('Мо ҳамеша дар хизматем')
  await shop.goto('/help-and-support?lang=tg')
  await expect(shop.getByText('Шабу рӯз ба шумо ҷавоб медиҳем')).toBeVisible()

  await page.goto('/desk/texts?language=tg&state=changed')
  for (const key of ['footer.help', 'content.help_text']) {
    await page.getByRole('button', { name: rewordButton(key) }).click()
    await page.getByRole('button', { name: 'Back to the original' }).click()
    await expect(page.getByText('The original is back.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: rewordButton(key) })).toHaveCount(0)
  }
  await expect
    .poll(async () => (await shop.request.get(shopInTajik)).text())
    .not.toContain('Мо ҳамеша дар хизматем')
  await shop.goto('/help-and-support?lang=tg')
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shop.getByText('Шабу рӯз ба шумо ҷавоб медиҳем')).toHaveCount(0)
  await shop.close()
})
