// What a client of another maker asks the shop about itself: settings, landing page, places, checkout texts, policies.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { TestApp } from '#server/testing/test-app.ts'
import { type Client, clientOrigin, createClient, home, openClientShop } from './client.fixture.ts'
import * as basicShape from './shapes/basic.fixture.ts'
import * as catalogueShape from './shapes/catalogue.fixture.ts'
import * as orderShape from './shapes/order.fixture.ts'
import * as shopShape from './shapes/shop.fixture.ts'

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await openClientShop()
  client = createClient(app)
}, 120_000)

afterAll(() => app.close())

describe('the shop', () => {
  test('settings, landing page and modules are read as they come', async () => {
    await client.read('GET /config', shopShape.config)
    await client.read('GET /react-landing-page', shopShape.landing)
    await client.read('GET /testimonial', z.array(shopShape.testimonial).min(1))
    const modules = await client.read(
      'GET /module',
      z.array(shopShape.module.extend({ zones: z.array(z.unknown()) })),
    )
    expect(modules).toHaveLength(5)
  })

  test('a picture is found behind its base address', async () => {
    const { base_urls } = await client.read('GET /config', shopShape.config)
    const { products } = await client.read('GET /items/popular', catalogueShape.products, {
      limit: 1,
      offset: 1,
    })
    expect(`${base_urls.item_image_url}/${products[0].image}`).toBe(products[0].image_full_url)
  })

  test('places: what is typed is found, named, reached and measured', async () => {
    const { predictions } = await client.read(
      'GET /config/place-api-autocomplete',
      z.looseObject({
        predictions: z.array(z.looseObject({ place_id: z.string(), description: z.string() })).min(1),
      }),
      { search_text: 'Astana' },
    )
    const location = z.looseObject({ lat: z.number(), lng: z.number() })
    await client.read(
      'GET /config/place-api-details',
      z.looseObject({ result: z.looseObject({ geometry: z.looseObject({ location }) }) }),
      { placeid: predictions[0].place_id },
    )
    const point = { lat: home.latitude, lng: home.longitude }
    await client.read(
      'GET /config/geocode-api',
      z.looseObject({ results: z.array(z.looseObject({ formatted_address: z.string() })).min(1) }),
      point,
    )
    const found = await client.read(
      'GET /config/get-zone-id',
      z.looseObject({
        zone_id: z.string().regex(/^\[\d+(,\d+)*\]$/),
        zone_data: z.array(shopShape.zone).min(1),
      }),
      point,
    )
    expect(found.zone_id).toBe(client.state.zoneid)
    const element = z.looseObject({
      distance: z.looseObject({ value: z.number(), text: z.string() }),
      status: z.string(),
    })
    await client.read(
      'GET /config/distance-api',
      z.looseObject({ rows: z.array(z.looseObject({ elements: z.array(element).length(1) })).length(1) }),
      {
        origin_lat: 51.13,
        origin_lng: 71.43,
        destination_lat: 51.14,
        destination_lng: 71.44,
        mode: 'walking',
      },
    )
    await client.read('GET /vehicle/extra_charge', z.number(), { distance: 3.2 })
  })

  test('the checkout asks for tips, offline methods, reasons and instructions', async () => {
    await client.read('GET /most-tips', z.looseObject({ most_tips_amount: z.number().nullable() }))
    await client.read('GET /offline_payment_method_list', z.array(orderShape.offlineMethod).min(1))
    const rows = (name: string) =>
      basicShape.page('data', z.looseObject({ id: z.number(), [name]: z.string() }))
    await client.read('GET /customer/order/cancellation-reasons', rows('reason'), {
      limit: 30,
      offset: 1,
      type: 'customer',
    })
    await client.read(
      'GET /customer/order/refund-reasons',
      z.looseObject({
        refund_reasons: z.array(z.looseObject({ id: z.number(), reason: z.string() })).min(1),
      }),
    )
    await client.read('GET /customer/order/parcel-instructions', rows('instruction'), {
      limit: 10,
      offset: 1,
    })
  })

  test('the newsletter is subscribed to once', async () => {
    const email = 'reader@client.example'
    await client.read('POST /newsletter/subscribe', basicShape.message, { email })
    const again = await client.ask('POST /newsletter/subscribe', { email })
    expect(again.status).toBe(403)
    expect(basicShape.errors.safeParse(again.body).success).toBe(true)
  })

  test.each([
    '/terms-and-conditions',
    '/about-us',
    '/privacy-policy',
    '/refund',
    '/cancelation',
    '/shipping-policy',
  ])('%s is a JSON text of HTML for who asks for JSON', async (page) => {
    const headers = { accept: 'application/json', origin: clientOrigin, 'X-localization': 'undefined' }
    const response = await app.fetch(`/${page}`, { headers })
    expect(response.status).toBe(200)
    expect(['*', clientOrigin]).toContain(response.headers.get('access-control-allow-origin'))
    expect(await response.json()).toMatch(/</)
  })
})
