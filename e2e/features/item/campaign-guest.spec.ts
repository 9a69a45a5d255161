// What a campaign sells is for customers: a guest is let in on the way.
import { z } from 'zod'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { newAccount } from '../../pages/account.ts'
import { itemTexts } from '../../pages/item-texts.ts'
import { shopPage } from '../../pages/shop-page.ts'
import { wishlistTexts } from '../../pages/wishlist-texts.ts'

const campaignItems = z.array(z.object({ slug: z.string(), name: z.string() }))

test('[ATC-13] a guest who orders from a campaign signs in and goes on to the checkout', {
  tag: '@once',
}, async ({ page, request, remember, language }) => {
  const { headers } = await settledIn({ page, request }, remember)
  const text = wishlistTexts[language]
  const reply = await request.get('/api/v1/campaigns/item', {
    headers: { ...headers, 'x-localization': language },
  })
  const [sold] = campaignItems.parse(await reply.json())
  const account = await newAccount(request)
  await page.goto(`/home?search=all-categories&campaign_item=${sold?.slug}`)
  const dialog = page.getByRole('dialog', { name: sold?.name ?? '' })
  await dialog.getByRole('button', { name: itemTexts[language].order_now }).click()
  await expect(shopPage(page, language).notice(text.not_logged_in)).toBeVisible()

  const form = page.getByRole('dialog', { name: text.sign_in, exact: true })
  await form.locator('input[type=tel]').fill(account.phone)
  await form.locator('input[autocomplete=current-password]').fill(account.password)
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/checkout\?page=campaign$/)
  await expect(
    page
      .getByRole('main')
      .getByText(sold?.name ?? '')
      .first(),
  ).toBeVisible()
})
