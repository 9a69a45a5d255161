// How far a store is: a straight line on its page, the way by road on the bill, each under its own name.
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

const texts = {
  en: { straight: 'Straight-line distance', road: /by road: / },
  ar: { straight: 'بخط مستقيم', road: /على الطريق: / },
}

test('[STO-01] [CHK-01] the straight line to a store and the way by road are two things', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  const { store } = await fillCart(request, settled, account)
  await page.goto(`/store/${store.slug}`)
  const straight = page.getByRole('term').filter({ hasText: texts[language].straight })
  await expect(straight).toBeVisible()
  const checkout = checkoutPage(page, language)
  await checkout.open()
  await expect(checkout.main.getByText(texts[language].road)).toBeVisible()
})
