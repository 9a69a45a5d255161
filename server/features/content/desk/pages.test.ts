// The shop's own pages at the desk: what a customer then reads, what is taken out, and taking a change back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cleanPolicy } from './policy-html.ts'

let app: TestApp
let owner: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
})

afterAll(() => app.close())

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) =>
  app.send(method, path, body, owner.headers)

const read = async (path: string) => {
  const { status, body } = await app.get(path, owner.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const shown = async (path: string, language = 'en') => {
  app.forgetCatalogue()
  return app.get(path, { 'x-localization': language })
}

const texts = (en: string, ru = '') => ({ en, ar: '', tg: '', ru })

const policy = async (key: string) =>
  (await read('/desk/policies')).policies.find((one: { key: string }) => one.key === key)

test('a policy is shown once it is written and on, in each language or in the main one', async () => {
  expect((await shown('/refund-policy')).status).toBe(404)
  const { version } = await policy('refund')
  const html = texts('<h2>Refunds</h2><p>Within <strong>14 days</strong>.</p>', '<p>За 14 дней.</p>')
  const saved = await send('PUT', '/desk/policies/refund', { html, status: true, version })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body).toMatchObject({ html, status: true, version: version + 1 })
  expect((await shown('/refund-policy')).body).toBe(html.en)
  expect((await shown('/refund-policy', 'ru')).body).toBe(html.ru)
  expect((await shown('/refund-policy', 'tg')).body).toBe(html.en)
  expect((await shown('/config')).body.refund_policy).toBe(1)
  await send('PUT', '/desk/policies/refund', { html, status: false, version: version + 1 })
  expect((await shown('/refund-policy')).status).toBe(404)
})

test('a page without a word is not shown to anybody', async () => {
  const { version } = await policy('about-us')
  const input = { html: texts('<p> </p>'), status: true, version }
  const { status, body } = await send('PUT', '/desk/policies/about-us', input)
  expect([status, body.errors[0].code]).toEqual([422, 'html'])
})

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><p>a</p>', '<p>a</p>'],
  ['<p>a<img src=x onerror=x()></p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href=" https://a.test ">a</a>', '<a href="https://a.test">a</a>'],
  ['<a href="//evil.test">a</a>', '<a>a</a>'],
  ['<a href="/help-and-support" target=_blank style="x">a</a>', '<a href="/help-and-support">a</a>'],
  ['<b>a</b><i>b</i><h1>c</h1>', '<strong>a</strong><em>b</em><h2>c</h2>'],
  ['<svg><script>x()</script></svg><div>a</div>', 'a'],
  ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
])('of %s stays %s', (html, clean) => {
  expect(cleanPolicy(html)).toBe(clean)
  expect(cleanPolicy(clean)).toBe(clean)
})

test('two who write one policy: the second sees it, and the log takes a change back', async () => {
  const { version } = await policy('terms-and-conditions')
  const input = (en: string) => ({ html: texts(`<p>${en}</p>`), status: true, version })
  expect((await send('PUT', '/desk/policies/terms-and-conditions', input('First'))).status).toBe(200)
  expect((await send('PUT', '/desk/policies/terms-and-conditions', input('Second'))).status).toBe(409)
  const { entries } = await read('/desk/audit?subject=policy&limit=1')
  expect(entries[0]).toMatchObject({ subject_name: 'terms-and-conditions', can_undo: true })
  expect((await send('POST', `/desk/audit/${entries[0].id}/undo`, {})).status).toBe(200)
  expect((await shown('/terms-and-conditions')).status).toBe(404)
})

test('the landing page says what was written, and nothing where it is left empty', async () => {
  const { values, version } = await read('/desk/landing')
  const change = {
    ...values,
    header_title: texts('Everything you need', 'Всё, что нужно'),
    header_icon: 'mark.webp',
    company_button_url: '/help-and-support',
    playstore_url: 'https://play.google.com/store/apps/details?id=x',
    promotion_banners: [
      { img: 'one.webp', title: texts('Weekly offers') },
      { img: 'two.webp', title: {} },
    ],
    version,
  }
  const saved = await send('PUT', '/desk/landing', change)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { body } = await shown('/react-landing-page')
  expect(body).toMatchObject({
    header_title: 'Everything you need',
    header_icon: 'mark.webp',
    header_sub_title: null,
    company_button_url: '/help-and-support',
    promotion_banners: [
      { img: 'one.webp', title: 'Weekly offers' },
      { img: 'two.webp', title: null },
    ],
    download_user_app_links: { playstore_url_status: '1', apple_store_url_status: '0' },
  })
  expect((await shown('/react-landing-page', 'ru')).body.header_title).toBe('Всё, что нужно')
  const again = await read('/desk/landing')
  expect((await send('PUT', '/desk/landing', { ...again.values, version })).status).toBe(409)
  const emptied = { ...again.values, header_title: {}, playstore_url: '', version: again.version }
  expect((await send('PUT', '/desk/landing', emptied)).status).toBe(200)
  const after = (await shown('/react-landing-page')).body
  expect([after.header_title, after.download_user_app_links.playstore_url_status]).toEqual([null, '0'])
  const { entries } = await read('/desk/audit?subject=landing&limit=1')
  expect((await send('POST', `/desk/audit/${entries[0].id}/undo`, {})).status).toBe(200)
  expect((await shown('/react-landing-page')).body.header_title).toBe('Everything you need')
})

test.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x'])(
  '%s is no place a button of the landing page leads to',
  async (company_button_url) => {
    const { values, version } = await read('/desk/landing')
    const { status } = await send('PUT', '/desk/landing', { ...values, company_button_url, version })
    expect(status).toBe(403)
  },
)

test('a quote is made, changed, hidden and removed', async () => {
  const quote = {
    name: texts('Aida'),
    designation: texts('Teacher'),
    review: texts('Always on time', 'Всегда вовремя'),
    reviewer_image: '',
    status: true,
  }
  const made = await send('POST', '/desk/testimonials', quote)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id } = made.body
  expect((await shown('/testimonial', 'ru')).body).toMatchObject([{ name: 'Aida', review: 'Всегда вовремя' }])
  const hidden = await send('PUT', `/desk/testimonials/${id}`, { ...quote, status: false, version: 1 })
  expect(hidden.body.version).toBe(2)
  expect((await shown('/testimonial')).body).toEqual([])
  expect((await send('DELETE', `/desk/testimonials/${id}`, { version: 1 })).status).toBe(409)
  expect((await send('DELETE', `/desk/testimonials/${id}`, { version: 2 })).status).toBe(200)
  expect((await send('DELETE', `/desk/testimonials/${id}`, { version: 2 })).status).toBe(404)
  expect((await read('/desk/testimonials')).rows).toEqual([])
})

test('a way to pay outside of the shop is offered at the checkout, and keeps the names of its answers', async () => {
  const method = {
    method_name: texts('Bank transfer'),
    method_fields: [{ input_name: texts('Account'), input_data: 'TJ01 2345' }],
    method_informations: [{ customer_label: texts('Who paid'), customer_placeholder: {}, is_required: true }],
    status: true,
  }
  const made = await send('POST', '/desk/offline-methods', method)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const offered = (await shown('/offline_payment_method_list')).body
  expect(offered).toMatchObject([{ method_name: 'Bank transfer' }])
  const { id, version, ...content } = made.body
  const question = { ...content.method_informations[0], customer_label: texts('Name of who paid') }
  const changed = { ...content, method_informations: [question], version }
  expect((await send('PUT', `/desk/offline-methods/${id}`, changed)).status).toBe(200)
  const again = (await shown('/offline_payment_method_list')).body
  expect(again[0].method_informations[0].customer_input).toBe(
    offered[0].method_informations[0].customer_input,
  )
  const empty = { ...method, method_fields: [] }
  expect((await send('POST', '/desk/offline-methods', empty)).status).toBe(403)
})

test('pages are for those who may write them', async () => {
  const { headers } = await signedInStaff(app, ['manager'])
  for (const path of ['policies', 'landing', 'testimonials', 'offline-methods'])
    expect((await app.get(`/desk/${path}`, headers)).status).toBe(403)
})
