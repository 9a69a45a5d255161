// What a customer likes: asked after signing up, changed in the settings.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { shopPage } from '../../pages/shop-page.ts'

const words = {
  en: { title: 'What do you like?', section: 'Interests', save: 'Save', skip: 'Skip for now' },
  ar: { title: 'ما الذي تحبه؟', section: 'الاهتمامات', save: 'حفظ', skip: 'لاحقًا' },
}

test('[AUT-01] [PRF-01] what a customer likes is chosen once and can be changed in the settings', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const text = words[language]
  await settledIn({ page, request }, remember)
  const account = await newAccount(request)
  await enterAs(page, account)
  const { main } = shopPage(page, language)
  await page.goto('/interest')
  await expect(main.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
  await expect(main.getByRole('link', { name: text.skip })).toHaveAttribute('href', '/home')
  const first = main.getByRole('group').first().getByRole('button').first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const liked = await first.innerText()
  await flawless()
  await shot('interest')
  await main.getByRole('button', { name: text.save }).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/profile?page=settings')
  const section = main.getByRole('region', { name: text.section })
  const chip = section.getByRole('button', { name: liked, exact: true }).first()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await chip.click()
  const saved = page.waitForResponse((one) => one.url().endsWith('/customer/update-interest'))
  await section.getByRole('button', { name: text.save }).click()
  expect((await saved).status()).toBe(200)
  const headers = { authorization: `Bearer ${account.token}` }
  const { interest } = await (await request.get('/api/v1/customer/interest', { headers })).json()
  expect(interest).toEqual([])
})
