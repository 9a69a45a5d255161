// Favourites of another module or zone: named with their number, and leading to their store.
import { z } from 'zod'
import { moduleNamed, settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { wishlistPage } from '../../pages/wishlist-page.ts'

const stores = z.object({
  stores: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string(), zone_id: z.number() })),
})
const items = z.object({
  products: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() })),
})
const zones = z.array(z.object({ id: z.number() }))

const texts = {
  en: {
    only: 'Nothing saved here, but 2 favourites elsewhere',
    one: 'Nothing saved here, but 1 favourite elsewhere',
  },
  ar: {
    only: 'لا شيء محفوظ هنا، لكن لديك مفضلتان في مكان آخر',
    one: 'لا شيء محفوظ هنا، لكن لديك مفضلة واحدة في مكان آخر',
  },
}

test('[WSH-01] favourites of another module and zone are not called none, and lead to where they are', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const { zone_ids, headers } = await settledIn({ page, request }, remember)
  const grocery = await moduleNamed(request, 'grocery')
  const read = { ...headers, 'x-localization': language }
  const inGrocery = { ...read, moduleid: String(grocery.id) }
  const all = '/api/v1/stores/get-stores/all?limit=50&offset=1'
  const [other] = stores.parse(await (await request.get(all, { headers: inGrocery })).json()).stores
  const everywhere = zones.parse(await (await request.get('/api/v1/zone/list')).json()).map(({ id }) => id)
  const anyZone = { ...read, zoneid: JSON.stringify(everywhere) }
  const far = stores
    .parse(await (await request.get(all, { headers: anyZone })).json())
    .stores.find(({ zone_id }) => !zone_ids.includes(zone_id))
  if (!other || !far) throw new Error('the shop of the tests has one zone or module only')
  const menu = `/api/v1/items/latest?store_id=${far.id}&category_id=0&limit=1&offset=1&type=all`
  const [dish] = items.parse(await (await request.get(menu, { headers: anyZone })).json()).products
  if (!dish) throw new Error('the store of the tests sells nothing')

  const account = await newAccount(request)
  for (const data of [{ store_id: other.id }, { store_id: far.id }, { item_id: dish.id }]) {
    const own = { authorization: `Bearer ${account.token}` }
    await request.post('/api/v1/customer/wish-list/add', { headers: own, data })
  }
  await enterAs(page, account)
  const wishlist = wishlistPage(page, language)
  await openHydrated(page, '/about-us')
  await wishlist.open()
  const { drawer, text } = wishlist
  await expect(drawer.getByRole('heading', { name: texts[language].one })).toBeVisible()
  await expect(drawer.getByRole('link', { name: dish.name })).toHaveAttribute(
    'href',
    new RegExp(`/store/${far.slug}\\?.*item=${dish.slug}`),
  )
  await drawer.getByRole('tab', { name: text.stores }).click()
  await expect(drawer.getByRole('heading', { name: texts[language].only })).toBeVisible()
  await expect(drawer.getByText(text.no_stores)).toHaveCount(0)
  await shot('elsewhere')
  await flawless()
  await drawer.getByRole('link', { name: other.name }).click()
  await expect(page).toHaveURL(new RegExp(`/store/${other.slug}`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(other.name)

  await openHydrated(page, '/about-us')
  await wishlist.open()
  await drawer.getByRole('link', { name: dish.name }).click()
  await expect(page.getByRole('dialog', { name: dish.name })).toBeVisible()
})
