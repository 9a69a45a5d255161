// What customers keep for later: hearts, the drawer, and a guest's heart that waits for signing in.
import type { APIRequestContext, Locator } from '@playwright/test'
import { z } from 'zod'
import { settledIn } from '../fixtures/settled.ts'
import { expect, test } from '../fixtures/test.ts'
import { enterAs, newAccount, type TestAccount } from '../pages/account.ts'
import { openHydrated } from '../pages/hydrated.ts'
import { shopPage } from '../pages/shop-page.ts'
import { wishlistPage } from '../pages/wishlist-page.ts'

const stores = z.object({ stores: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() })) })

async function firstStore(request: APIRequestContext, headers: Record<string, string>) {
  const reply = await request.get('/api/v1/stores/get-stores/all?limit=1&offset=1', { headers })
  const [store] = stores.parse(await reply.json()).stores
  if (!store) throw new Error('the shop of the tests sells nothing')
  return store
}

async function signIn(form: Locator, account: TestAccount) {
  await form.locator('input[type=tel]').fill(account.phone)
  await form.locator('input[autocomplete=current-password]').fill(account.password)
  await form.locator('button[type=submit]').click()
}

test('[WSH-01] [WSH-02] [WSH-03] [CRD-01] what is saved stands in the drawer until it is removed', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const { headers } = await settledIn({ page, request }, remember)
  const store = await firstStore(request, { ...headers, 'x-localization': language })
  await enterAs(page, await newAccount(request))
  const shop = shopPage(page, language)
  const wishlist = wishlistPage(page, language)
  await openHydrated(page, `/store/${store.slug}`)

  const card = shop.main.getByRole('article').last()
  const dish = await card.getByRole('heading').innerText()
  await wishlist.heart(dish).click()
  await expect(shop.notice(wishlist.text.added)).toBeVisible()
  await expect(wishlist.heart(dish)).toHaveAttribute('aria-pressed', 'true')
  await wishlist.heart(store.name).click()
  await expect(wishlist.heart(store.name)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(wishlist.heart(dish)).toHaveAttribute('aria-pressed', 'true')

  await wishlist.open()
  await expect(wishlist.drawer.getByRole('article').filter({ hasText: dish })).toBeVisible()
  await wishlist.drawer.getByRole('tab', { name: wishlist.text.stores }).click()
  const listed = wishlist.drawer.getByRole('article').filter({ hasText: store.name })
  await expect(listed.getByRole('link', { name: store.name })).toHaveAttribute(
    'href',
    new RegExp(`/store/${store.slug}`),
  )
  await flawless()
  await shot('wishlist')

  await wishlist.drawer.getByRole('button', { name: wishlist.text.remove(store.name) }).click()
  await expect(shop.question.getByRole('heading')).toHaveText(wishlist.text.question, { useInnerText: false })
  await flawless()
  await shop.question.getByRole('button', { name: shop.text.yes }).click()
  await expect(shop.notice(wishlist.text.removed)).toBeVisible()
  await expect(wishlist.drawer.getByText(wishlist.text.no_stores)).toBeVisible()
})

test('[WSH-02] [ITM-01] the heart of the open item is the heart of its card', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember)
  const store = await firstStore(request, headers)
  await enterAs(page, await newAccount(request))
  const wishlist = wishlistPage(page, language)
  await openHydrated(page, `/store/${store.slug}`)
  const card = page.getByRole('main').getByRole('article').last()
  const dish = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: dish, exact: true }).click()
  const heart = page
    .getByRole('dialog', { name: dish })
    .getByRole('button', { name: wishlist.text.heart(dish) })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(wishlist.heart(dish)).toHaveAttribute('aria-pressed', 'true')
})

test('[WSH-02] a guest who presses a heart signs in and finds it saved', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember)
  const store = await firstStore(request, headers)
  const account = await newAccount(request)
  const shop = shopPage(page, language)
  const wishlist = wishlistPage(page, language)
  await openHydrated(page, `/store/${store.slug}`)
  const form = await wishlist.heartAsGuest(store.name)
  await signIn(form, account)
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/store/${store.slug}`))
  await expect(shop.notice(wishlist.text.added)).toBeVisible()
  await expect(wishlist.heart(store.name)).toHaveAttribute('aria-pressed', 'true')
})

test('[WSH-02] a heart that was given up is not saved at a later sign-in', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember)
  const store = await firstStore(request, headers)
  const account = await newAccount(request)
  const wishlist = wishlistPage(page, language)
  await openHydrated(page, `/store/${store.slug}`)
  const form = await wishlist.heartAsGuest(store.name)
  await expect(form.locator('input[type=tel]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  const added: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/wish-list/add')) added.push(one.url())
  })
  await page.goto(`/auth/sign-in?back=${encodeURIComponent(`/store/${store.slug}`)}`)
  const listed = page.waitForResponse((one) => one.url().includes('/customer/wish-list'))
  await signIn(page.getByRole('main'), account)
  await expect(page).toHaveURL(new RegExp(`/store/${store.slug}`))
  await listed
  await expect(wishlist.heart(store.name)).toHaveAttribute('aria-pressed', 'false')
  expect(added).toEqual([])
})

test('[WSH-02] a heart of a guest whose account has the thing already is no mistake', {
  tag: '@once',
}, async ({ page, request, remember, language, expected }) => {
  expected.push(/409/)
  const { headers } = await settledIn({ page, request }, remember)
  const store = await firstStore(request, headers)
  const account = await newAccount(request)
  await request.post('/api/v1/customer/wish-list/add', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { store_id: store.id },
  })
  const wishlist = wishlistPage(page, language)
  await openHydrated(page, `/store/${store.slug}`)
  await wishlist.heart(store.name).click()
  const question = page.getByRole('dialog', { name: wishlist.text.not_logged_in })
  await question.getByRole('link', { name: wishlist.text.sign_in }).click()
  await signIn(page.getByRole('dialog', { name: wishlist.text.sign_in, exact: true }), account)
  const notice = shopPage(page, language).notice('Already in wishlist')
  await expect(notice).toHaveAttribute('data-type', 'success')
  await expect(wishlist.heart(store.name)).toHaveAttribute('aria-pressed', 'true')
})

test('[WSH-02] a refusal is told and takes the heart back', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
  expected,
}) => {
  expected.push(/404/)
  const { headers } = await settledIn({ page, request }, remember)
  const store = await firstStore(request, headers)
  await enterAs(page, await newAccount(request))
  await page.route('**/customer/wish-list/add', (route) =>
    route.fulfill({ status: 404, json: { errors: [{ code: 'store_id', message: 'Store not found' }] } }),
  )
  const wishlist = wishlistPage(page, language)
  await openHydrated(page, `/store/${store.slug}`)
  await wishlist.heart(store.name).click()
  await expect(shopPage(page, language).notice('Store not found')).toBeVisible()
  await expect(wishlist.heart(store.name)).toHaveAttribute('aria-pressed', 'false')
})
