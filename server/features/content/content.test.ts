// The shop's own texts over HTTP: config, landing page, testimonials.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { moduleTypes } from '#contract/core/module-type.ts'
import { makeLanding, makePolicy, makeTestimonial, setSetting } from '#server/testing/content-factories.ts'
import { inAllLanguages, makeModule } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
})

afterAll(() => shop.close())

describe('GET /config', () => {
  test('answers with sane settings before anything is set', async () => {
    const { status, body } = await shop.get('/config')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      cash_on_delivery: true,
      digital_payment: false,
      minimum_shipping_charge: 10,
      per_km_shipping_charge: 2,
      currency_symbol: '$',
      currency_symbol_direction: 'left',
      customer_verification: false,
      loyalty_point_status: 0,
      customer_wallet_status: 0,
      ref_earning_status: 0,
      timeformat: '24',
      partial_payment_method: 'both',
      home_delivery_status: 1,
      takeaway_status: 1,
      additional_charge_name: 'Service Charge',
      free_delivery_over: null,
      module: null,
      refund_policy: 0,
      time_zone: 'Asia/Almaty',
    })
  })

  test('[NET-10] base addresses lead to the pictures of this host', async () => {
    const { base_urls } = (await shop.get('/config')).body
    expect(base_urls.item_image_url).toBe('http://shop.test/img/item')
    expect(base_urls.store_cover_photo_url).toBe('http://shop.test/img/store-cover')
    expect(Object.keys(base_urls)).toHaveLength(21)
  })

  test('[HDR-08] four languages, Arabic from right to left', async () => {
    const { sys_language, language } = (await shop.get('/config')).body
    expect(language.map((one: { key: string }) => one.key)).toEqual([...languages])
    expect(sys_language).toContainEqual({ key: 'ar', value: 'العربية', direction: 'rtl', default: false })
    expect(sys_language).toContainEqual({ key: 'en', value: 'English', direction: 'ltr', default: true })
  })

  test('the table of what each module can do (api.md 4.2)', async () => {
    const { module_type, ...flags } = (await shop.get('/config')).body.module_config
    expect(module_type.toSorted()).toEqual([...moduleTypes].toSorted())
    const can = Object.entries<Record<string, unknown>>(flags).map(([kind, { order_status, ...own }]) => [
      kind,
      [JSON.stringify(order_status), ...Object.keys(own).filter((flag) => own[flag] === true)].toSorted(),
    ])
    const [accepted, notAccepted] = ['{"accepted":true}', '{"accepted":false}']
    expect(Object.fromEntries(can)).toMatchObject({
      food: ['add_on', 'cutlery', 'item_available_time', 'show_restaurant_text', 'veg_non_veg', accepted],
      grocery: ['order_place_to_schedule_interval', 'organic', 'stock', 'unit', notAccepted],
      pharmacy: ['basic', 'common_condition', 'order_attachment', 'stock', 'unit', notAccepted],
      ecommerce: ['all_zone_service', 'always_open', 'stock', 'unit', notAccepted],
      parcel: ['always_open', 'is_parcel', notAccepted],
    })
  })

  test('settings, texts by language and money in units of currency', async () => {
    const { db } = shop
    await setSetting(db, 'business_name', inAllLanguages('Corner Shop'))
    await setSetting(db, 'footer_text', 'All rights reserved')
    await setSetting(db, 'timeformat', '12')
    await setSetting(db, 'free_delivery_over', 5_050)
    await setSetting(db, 'additional_charge', 199)
    await setSetting(db, 'guest_checkout_status', false)
    await setSetting(db, 'social_media', [{ name: 'facebook', link: 'https://example.org' }])
    shop.forgetCatalogue()
    const { body } = await shop.get('/config', { 'X-localization': 'ar' })
    expect(body).toMatchObject({
      business_name: 'Corner Shop (ar)',
      footer_text: 'All rights reserved',
      timeformat: '12',
      free_delivery_over: 50.5,
      admin_free_delivery: { status: true, free_delivery_over: 50.5 },
      additional_charge: 1.99,
      guest_checkout_status: 0,
      social_media: [{ id: 1, name: 'facebook', link: 'https://example.org', status: 1 }],
    })
  })

  test('[AUT-01] sign-in providers whose keys are there, unless the business switched one off', async () => {
    const keyed = await createTestApp({ GOOGLE_CLIENT_ID: 'our-id' })
    expect((await keyed.get('/config')).body).toMatchObject({
      social_login: [{ login_medium: 'google', status: true, client_id: 'our-id' }],
      centralize_login: { google_login_status: 1, facebook_login_status: 0, social_login_status: 1 },
    })
    await setSetting(keyed.db, 'social_login', [{ login_medium: 'google', status: false }])
    keyed.forgetCatalogue()
    expect((await keyed.get('/config')).body.centralize_login.social_login_status).toBe(0)
    await keyed.close()
  })

  test('a setting that cannot be read falls back and closes nothing', async () => {
    await setSetting(shop.db, 'digit_after_decimal_point', 'many')
    shop.forgetCatalogue()
    const { status, body } = await shop.get('/config')
    expect(status).toBe(200)
    expect(body.digit_after_decimal_point).toBe(2)
  })

  test('[FTR-03] policy links are told by the policies that are there', async () => {
    await makePolicy(shop.db, { key: 'refund' })
    await makePolicy(shop.db, { key: 'cancelation', status: false })
    shop.forgetCatalogue()
    expect((await shop.get('/config')).body).toMatchObject({
      refund_policy: 1,
      cancelation_policy: 0,
      shipping_policy: 0,
    })
  })

  test('[MOD-02] the module itself when exactly one is active', async () => {
    const only = await makeModule(shop.db, { module_name: inAllLanguages('Food') })
    await makeModule(shop.db, { status: false })
    shop.forgetCatalogue()
    expect((await shop.get('/config')).body.module).toMatchObject({ id: only.id, module_name: 'Food' })
    await makeModule(shop.db, { module_type: 'grocery' })
    shop.forgetCatalogue()
    expect((await shop.get('/config')).body.module).toBe(null)
  })

  test('answers 304 to a client that has it already', async () => {
    const etag = (await shop.get('/config')).headers.get('etag') ?? ''
    expect((await shop.get('/config', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('GET /react-landing-page', () => {
  test('[HOM-01] unset fields are null and lists are empty', async () => {
    const { status, body } = await shop.get('/react-landing-page')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      header_title: null,
      testimonial_list: [],
      promotion_banners: [],
      download_user_app_links: null,
    })
    expect(body.base_urls.header_banner_url).toBe('http://shop.test/img/landing')
  })

  test('[FTR-06] newsletter texts, app links with their status, pictures and testimonials', async () => {
    const { db } = shop
    const links = {
      playstore_url: 'https://example.org/a',
      playstore_url_status: '1',
      apple_store_url: null,
      apple_store_url_status: 0,
    }
    await makeLanding(db, { key: 'fixed_newsletter_title', text: inAllLanguages('Stay in touch') })
    await makeLanding(db, { key: 'header_banner', value: 'hero.webp' })
    await makeLanding(db, { key: 'download_user_app_links', value: links })
    await makeLanding(db, { key: 'promotion_banners', value: 'not a list' })
    await makeTestimonial(db)
    await makeTestimonial(db, { status: false })
    shop.forgetCatalogue()
    const { body } = await shop.get('/react-landing-page', { 'X-localization': 'ru' })
    expect(body.fixed_newsletter_title).toBe('Stay in touch (ru)')
    expect(body.header_banner_full_url).toBe('http://shop.test/img/landing/hero.webp')
    expect(body.download_user_app_links).toEqual({ ...links, apple_store_url_status: '0' })
    expect(body.promotion_banners).toEqual([])
    expect(body.testimonial_list).toHaveLength(1)
    expect(body.testimonial_list[0]).toMatchObject({ name: 'Aliya (ru)', review: 'Always on time (ru)' })
  })

  test('GET /testimonial lists the published ones', async () => {
    const { body } = await shop.get('/testimonial')
    expect(body.map((one: { name: string }) => one.name)).toEqual(['Aliya'])
  })
})
