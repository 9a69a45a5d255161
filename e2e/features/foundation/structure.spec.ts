// Every page as it is put together for who hears it.
import { z } from 'zod'
import type { ModuleType } from '#contract/core/module-type.ts'
import { expectStructured } from '../../fixtures/page-structure.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { openHydrated } from '../../pages/hydrated.ts'

const forEverybody = [
  '/',
  '/home',
  '/home?search=new-arrivals',
  '/categories',
  '/store/popular',
  '/store/latest',
  '/flash-sales',
  '/campaigns',
  '/about-us',
  '/terms-and-conditions',
  '/help-and-support',
  '/track-order',
  '/auth/sign-in',
  '/auth/sign-up',
  '/forgot-password',
  '/wishlist',
  '/checkout?page=cart',
]

const profilePages = [
  'profile-settings',
  'my-orders',
  'coupons',
  'wallet',
  'loyalty-points',
  'referral-code',
  'inbox',
  'settings',
]

const named = z.object({ id: z.number(), slug: z.string() })

test('headings, landmarks, scrolling parts and names of every page are in order', { tag: '@long' }, async ({
  page,
  request,
  remember,
}) => {
  test.slow()
  const { headers } = await settledIn({ page, request }, remember, 'food')
  const stores = await request.get('/api/v1/stores/get-stores/all?limit=1&offset=1', { headers })
  const [store] = z.object({ stores: z.array(named) }).parse(await stores.json()).stores
  const items = await request.get('/api/v1/items/popular?limit=1&offset=1', { headers })
  const [item] = z.object({ products: z.array(named) }).parse(await items.json()).products
  for (const path of [
    ...forEverybody,
    `/store/${store?.slug}`,
    `/product/${item?.slug}`,
    `/home?item=${item?.slug}`,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectStructured(page, path)
  }
})

test('the pages of a customer are in order, too', { tag: '@long' }, async ({ page, request, remember }) => {
  test.slow()
  await settledIn({ page, request }, remember, 'grocery')
  await enterAs(page, await newAccount(request))
  for (const path of [...profilePages.map((name) => `/profile?page=${name}`), '/address', '/interest']) {
    // A customer's network is never idle: news come on a stream that stays open.
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    await expectStructured(page, path)
  }
})

for (const module_type of ['grocery', 'pharmacy', 'ecommerce', 'parcel'] satisfies ModuleType[]) {
  test(`the home page of ${module_type} is in order`, { tag: '@long' }, async ({
    page,
    request,
    remember,
  }) => {
    await settledIn({ page, request }, remember, module_type)
    await page.goto('/home', { waitUntil: 'networkidle' })
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectStructured(page, module_type)
  })
}
