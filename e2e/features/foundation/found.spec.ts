// What search engines and visitors without scripts are given: one address a page, titles, data for machines, links that lead on.
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { languages } from '#contract/core/language.ts'
import { type ModuleType, moduleTraits } from '#contract/core/module-type.ts'
import { item } from '#contract/features/item/item.schema.ts'
import { module } from '#contract/features/module/module.schema.ts'
import { expect, test } from '../../fixtures/test.ts'
import { askShop, moduleOf } from '../../pages/home-page.ts'

const once = { tag: '@once' } as const

/** What a crawler reads: it sends no cookie. */
async function readPage(request: APIRequestContext, path: string) {
  const reply = await request.get(path, { headers: { 'accept-language': 'en' } })
  const html = await reply.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => unescaped(found ?? ''))
  return {
    status: reply.status(),
    headers: reply.headers(),
    html,
    title: all(/<title>([^<]*)<\/title>/g)[0] ?? '',
    description: all(/<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: all(/<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi),
    shared: all(/<meta property="og:url" content="([^"]*)"/g),
    data: all(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g).flatMap((text) =>
      JSON.parse(text),
    ),
  }
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

const items = z.object({ products: z.array(item.pick({ slug: true, name: true, store_id: true })) })

async function itemOf(request: APIRequestContext, kind: ModuleType) {
  const { id } = await moduleOf(request, kind)
  const { products } = await askShop(request, '/items/popular?limit=10&offset=1&type=all', {
    module_id: id,
    language: 'en',
    schema: items,
  })
  const [first] = products
  if (!first) throw new Error(`no item of ${kind}`)
  return { ...first, module_id: id }
}

const sellingKinds = (['food', 'grocery', 'pharmacy', 'ecommerce'] as const).filter(
  (kind) => moduleTraits[kind].sells_from_stores,
)

test(
  'every module has homes and lists of its own, each with its own title and address',
  once,
  async ({ request, baseURL }) => {
    const modules = z.array(module).parse(await (await request.get('/api/v1/module')).json())
    const titles = new Set<string>()
    const paths = modules.flatMap(({ id, module_type, module_name }) =>
      [
        '/home',
        ...(moduleTraits[module_type].sells_from_stores
          ? ['/categories', '/store/popular', '/store/latest']
          : []),
      ].map((path) => ({ path: `${path}?module_id=${id}`, module_name })),
    )
    for (const { path, module_name } of paths) {
      const page = await readPage(request, path)
      const url = `${baseURL}${path}`
      expect(page.canonical, path).toEqual([url])
      expect(page.shared, path).toEqual([url])
      expect(page.alternates, path).toEqual([url, ...languages.map((language) => `${url}&lang=${language}`)])
      expect(page.title, path).toContain(module_name)
      expect(page.description.length, path).toBeGreaterThan(20)
      titles.add(page.title)
    }
    expect(titles.size).toBe(paths.length)
    const [first] = modules
    expect((await readPage(request, '/home')).canonical).toEqual([`${baseURL}/home?module_id=${first?.id}`])
  },
)

test(
  'an item of every kind has one page: title, offer, rating, availability, the way to it',
  once,
  async ({ request, baseURL }) => {
    for (const kind of sellingKinds) {
      const { slug, name } = await itemOf(request, kind)
      const page = await readPage(request, `/product/${slug}?utm_source=a&distance=12`)
      const url = `${baseURL}/product/${slug}`
      expect(page.canonical).toEqual([url])
      expect(page.title).toContain(name)
      const product = page.data.find((one) => one['@type'] === 'Product')
      expect(product).toMatchObject({
        name,
        url,
        offers: {
          '@type': 'Offer',
          url,
          price: expect.any(Number),
          priceCurrency: expect.stringMatching(/^[A-Z]{3}$/),
          availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/),
          seller: { name: expect.any(String), url: expect.stringContaining(`${baseURL}/store/`) },
        },
      })
      const way = page.data.find((one) => one['@type'] === 'BreadcrumbList')
      expect(way.itemListElement.at(-1)).toMatchObject({ name, item: url })
    }
  },
)

test(
  'a restaurant says its menu, hours, place and area; lists say where each of them is',
  once,
  async ({ request, baseURL }) => {
    const dish = await itemOf(request, 'food')
    const place = await readPage(request, `/store/${dish.store_id}?item=${dish.slug}`)
    const restaurant = place.data.find((one) => one['@type'] === 'Restaurant')
    expect(restaurant).toMatchObject({
      hasMenu: { '@type': 'Menu', hasMenuSection: expect.any(Array) },
      openingHoursSpecification: expect.any(Array),
      geo: { latitude: expect.anything() },
      areaServed: { name: expect.any(String) },
    })
    // What is open over a page does not make another page of it.
    expect(place.canonical).toEqual([restaurant.url])
    expect(restaurant.hasMenu.hasMenuSection[0].hasMenuItem[0].url).toContain(`${baseURL}/product/`)
    for (const path of [
      `/home?search=special-offer&module_id=${dish.module_id}`,
      restaurant.url.replace(baseURL, ''),
    ]) {
      const { data, canonical } = await readPage(request, path)
      expect(canonical).toEqual([`${baseURL}${path}`])
      const list = data.find((one) => one['@type'] === 'ItemList')
      for (const { url } of list.itemListElement) expect(url).toContain(`${baseURL}/`)
    }
  },
)

test('every address of the sitemap is the page’s own', once, async ({ request, baseURL }) => {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
      unescaped(url ?? '').replace(baseURL ?? '', ''),
    )
  const files = (await locations('/sitemap.xml')).filter((path) => path.includes('-ru-'))
  const kinds = new Set<string>()
  let products = 0
  for (const file of files) {
    const paths = await locations(file)
    const kind = file.replace(/.*\/(.*)-ru-\d+\.xml/, '$1')
    kinds.add(kind)
    if (kind === 'products') products += paths.length
    // Of the many of a kind a few speak for all.
    const few = kind === 'pages' ? paths : [paths[0], paths.at(-1)]
    for (const path of few) {
      const { canonical, status, headers } = await readPage(request, path ?? '')
      expect([status, canonical, headers['content-language']], path).toEqual([
        200,
        [`${baseURL}${path}`],
        'ru',
      ])
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['pages', 'products', 'stores', 'categories', 'campaigns']),
  )
  expect(products).toBeGreaterThan(1_000)
})

test('a page that is not there has no address and is not to be found', once, async ({ request }) => {
  for (const path of ['/product/no-such-thing', '/store/no-such-thing', '/no-such-page']) {
    const page = await readPage(request, path)
    expect(page.status).toBe(404)
    expect([page.canonical, page.alternates, page.shared], path).toEqual([[], [], []])
    expect(page.html).toContain('<meta name="robots" content="noindex"')
    expect(page.title).toContain('This page is not here')
  }
})

test(
  '[CRD-03] a press opens the dialog, a press into another tab the page',
  once,
  async ({ page, context, remember, request }) => {
    await remember({ module: await moduleOf(request, 'food') })
    await page.goto('/home')
    const card = page.getByRole('main').locator('article a[href^="/product/"]').first()
    const opened = context.waitForEvent('page')
    await card.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(/\/product\//)
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await tab.close()
    await card.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/[?&](campaign_)?item=/)
  },
)

test('[ITM-01] links to an item over a page go on working', once, async ({ page, request }) => {
  const dish = await itemOf(request, 'food')
  await page.goto(`/store/${dish.store_id}?item=${dish.slug}`)
  await expect(page.getByRole('dialog').getByRole('heading', { name: dish.name })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[HOM-01] a module of the landing page leads to its home, a card to its page with what it costs',
    once,
    async ({ page, remember }) => {
      await remember({ module: null })
      await page.goto('/')
      await page.locator('main [data-accent=tomato]').getByRole('link').click()
      await expect(page).toHaveURL(/\/home\?module_id=\d+$/)
      const card = page.getByRole('main').locator('article a[href^="/product/"]').first()
      const name = await card.textContent()
      await card.click()
      await expect(page).toHaveURL(/\/product\//)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toContainText(name ?? '')
      await expect(main).toContainText('$')
      // Texts inside this element are not looked at by the usual matchers.
      const told = main.locator('noscript').last()
      expect(await told.evaluate((element) => element.textContent)).toContain(
        'To order, switch on JavaScript in your browser.',
      )
    },
  )
})

test(
  'the frame of the browser has the ground of the theme, also of a chosen one',
  once,
  async ({ request }) => {
    const system = await readPage(request, '/')
    expect(system.html).toMatch(/prefers-color-scheme: light\)" content="#fbfaf8"/)
    expect(system.html).toMatch(/prefers-color-scheme: dark\)" content="#14110f"/)
  },
)
