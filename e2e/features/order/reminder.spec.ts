// A customer is asked how the last order was, and may wave it away.
import { expect, test } from '../../fixtures/test.ts'
import { demoAccount, enterAs } from '../../pages/account.ts'

const once = { tag: '@once' }

test(
  '[ORD-01] the home page asks about the last delivered order and leads to its rating',
  once,
  async ({ page, request, flawless }) => {
    await enterAs(page, await demoAccount(request, 'Aliya'))
    await page.goto('/home')
    const reminder = page.getByRole('complementary', { name: 'How was your last order?' })
    await expect(reminder).toContainText(/Order #\d+ has arrived/)
    await flawless()
    // Whoever searches is not asked, and no list shows a text that it does not have.
    await page.goto('/home?search=special-offer')
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(page.getByRole('complementary', { name: /reminder|last order/ })).toHaveCount(0)
    await page.goto('/home')
    await reminder.getByRole('link', { name: 'Rate and review' }).click()
    await expect(page).toHaveURL(/\/rate-and-review\/\d+$/)
    await expect(reminder).toBeHidden()
  },
)

test(
  '[ORD-01] dismissed, the question is gone at once and the shop is told',
  once,
  async ({ page, request }) => {
    await enterAs(page, await demoAccount(request, 'Daler'))
    // The question of the demo's customer stays for the next test.
    await page.route('**/api/v1/customer/review-reminder-cancel*', (route) =>
      route.fulfill({ json: 'success' }),
    )
    const sent = page.waitForRequest('**/api/v1/customer/review-reminder-cancel?order_id=*')
    await page.goto('/home')
    const reminder = page.getByRole('complementary', { name: 'How was your last order?' })
    await reminder.getByRole('button', { name: 'Do not ask again about this order' }).click()
    await sent
    await expect(reminder).toBeHidden()
  },
)
