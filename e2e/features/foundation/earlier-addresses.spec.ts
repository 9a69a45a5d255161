// Addresses that bookmarks and letters of other clients name end on pages of this shop.
import { z } from 'zod'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { findingTexts } from '../../pages/finding-texts.ts'
import { wishlistPage } from '../../pages/wishlist-page.ts'

const stores = z.object({ stores: z.array(z.object({ slug: z.string() })) })

test('[PRF-01] the address of a store’s reviews opens them on its page', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember)
  const reply = await request.get('/api/v1/stores/popular?limit=1&offset=1', { headers })
  const [store] = stores.parse(await reply.json()).stores
  await page.goto(`/review/${store?.slug}`)
  await expect(page).toHaveURL(new RegExp(`/store/${store?.slug}#reviews$`))
  await expect(page.getByRole('dialog', { name: findingTexts[language].reviews })).toBeVisible()
})

test('[WSH-01] [NET-13] the wishlist has an address; a guest signs in first', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  await settledIn({ page, request }, remember)
  await page.goto('/wishlist')
  await expect(page).toHaveURL('/auth/sign-in?back=%2Fwishlist')
  await enterAs(page, await newAccount(request))
  await page.goto('/wishlist')
  const { text } = wishlistPage(page, language)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: text.wishlist })).toBeVisible()
  await main.getByRole('tab', { name: text.stores }).click()
  await expect(main.getByText(text.no_stores)).toBeVisible()
  await flawless()
})
