// The customer's own page: the form's text, the way out of the account, and refusals.
import { expect, test } from '../fixtures/test.ts'
import { enterAs, newAccount } from '../pages/account.ts'
import { shopPage } from '../pages/shop-page.ts'

const once = { tag: '@once' }

const deletionTexts = {
  en: {
    delete_account: 'Delete account',
    yes: 'Yes',
    agree: 'I understand that this is lost',
    done: 'Account has been deleted',
  },
  ar: { delete_account: 'حذف الحساب', yes: 'نعم', agree: 'أدرك أنني سأفقد ذلك', done: 'تم حذف الحساب' },
}

test(
  '[PRF-05] the form says what a photo may be, and Go back leads back',
  once,
  async ({ page, language, request }) => {
    await enterAs(page, await newAccount(request))
    const { main } = shopPage(page, language)
    await page.goto('/about-us')
    await page.goto('/profile?page=profile-settings')
    await expect(main.getByText('JPG, JPEG, PNG or GIF, up to 2 MB, square (1:1).')).toBeVisible()
    await main.getByRole('button', { name: 'Go back' }).click()
    await expect(page).toHaveURL(/\/about-us$/)
  },
)

test(
  '[HDR-12] the account menu ends with Sign out, and No stays signed in',
  once,
  async ({ page, language, request }) => {
    await enterAs(page, await newAccount(request))
    await page.goto('/about-us')
    const account = page.getByRole('button', { name: 'Account of Ann Lee' })
    await account.click()
    await expect(page.getByRole('menuitem').last()).toHaveText('Sign out')
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    const { question } = shopPage(page, language)
    await question.getByRole('button', { name: 'No' }).click()
    await expect(question).toBeHidden()
    await expect(account).toBeVisible()
  },
)

test(
  '[NET-14] a failed account deletion shows its first message only',
  once,
  async ({ page, language, request, expected }) => {
    expected.push(/status of 403/)
    await enterAs(page, await newAccount(request))
    const shop = shopPage(page, language)
    const errors = ['An order is on its way', 'And another thing'].map((message) => ({
      code: 'order',
      message,
    }))
    await page.route('**/customer/remove-account', (route) =>
      route.fulfill({ status: 403, json: { errors } }),
    )
    await page.goto('/profile?page=profile-settings')
    await shop.main.getByRole('button', { name: 'Delete account' }).click()
    await shop.question.getByRole('button', { name: 'Yes' }).click()
    await expect(shop.notice('An order is on its way')).toBeVisible()
    await expect(shop.notice('And another thing')).toHaveCount(0)
  },
)

test('[PRF-03] leaving for good names what is lost, and waits until that is agreed to', async ({
  page,
  language,
  request,
}) => {
  const account = await newAccount(request)
  await enterAs(page, account)
  const { main, question, notice } = shopPage(page, language)
  const text = deletionTexts[language]
  // Money and points are earned over days; the figures are what is shown here.
  await page.route('**/customer/info', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({
      response: reply,
      json: { ...(await reply.json()), wallet_balance: 12.5, loyalty_point: 40 },
    })
  })
  await page.goto('/profile?page=profile-settings')
  await main.getByRole('button', { name: text.delete_account }).click()
  const yes = question.getByRole('button', { name: text.yes })
  await expect(question).toContainText('12.50')
  await expect(question).toContainText('40')
  await expect(yes).toBeDisabled()
  await question.getByRole('checkbox', { name: text.agree }).click()
  await yes.click()
  await expect(notice(text.done)).toBeVisible()
  const again = await request.get('/api/v1/customer/info', {
    headers: { authorization: `Bearer ${account.token}` },
  })
  expect(again.status()).toBe(401)
})
