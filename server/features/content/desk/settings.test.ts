// The settings at the desk: what is refused, what a customer is told afterwards, and taking a change back.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessSetting } from '#server/database/schema/zone.ts'
import { makeOfflineMethod } from '#server/testing/content-factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
})

afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back and asserts on it
type Values = any
type Groups = Record<string, { version: number; values: Values }>

async function groups(): Promise<Groups> {
  const { status, body } = await app.get('/desk/settings', owner.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.groups
}

const save = (group: string, values: object, version: number) =>
  app.send('PUT', `/desk/settings/${group}`, { ...values, version }, owner.headers)

async function change(group: string, change: object) {
  const known = (await groups())[group]
  return save(group, { ...known?.values, ...change }, known?.version ?? 0)
}

const ownColours = {
  food: 'tomato',
  grocery: 'leaf',
  pharmacy: 'teal',
  ecommerce: 'indigo',
  parcel: 'amber',
}

const config = async (language = 'en') => {
  app.forgetCatalogue()
  return (await app.get('/config', { 'x-localization': language })).body
}

test('every group is saved as it is read, and that changes nothing', async () => {
  const before = await groups()
  for (const [group, { values, version }] of Object.entries(before)) {
    const { status, body } = await save(group, values, version)
    expect([group, status], JSON.stringify(body)).toEqual([group, 200])
  }
  expect(await groups()).toEqual(before)
})

test('a name and an address hold in the languages they were written in, and fall back in the others', async () => {
  const saved = await change('business', {
    business_name: { en: 'Green Basket', ar: '', tg: '', ru: 'Зелёная корзина' },
    phone: '+992 37 000 0000',
    default_location: { lat: '38.5598', lng: '68.7870' },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(await config()).toMatchObject({
    business_name: 'Green Basket',
    phone: '+992 37 000 0000',
    default_location: { lat: '38.5598', lng: '68.7870' },
  })
  expect((await config('tg')).business_name).toBe('Green Basket')
  expect((await config('ru')).business_name).toBe('Зелёная корзина')
  expect((await groups()).business?.values.business_name).toEqual({
    en: 'Green Basket',
    ar: '',
    tg: '',
    ru: 'Зелёная корзина',
  })
})

test('money is decimals at the desk and to customers, and minor units in between', async () => {
  const saved = await change('charges', {
    minimum_shipping_charge: 4.35,
    free_delivery_over: 49.99,
    additional_charge_status: true,
    additional_charge: 0.5,
    parcel_prohibited_things: [{ en: 'Fireworks', ar: '', tg: '', ru: 'Фейерверки' }],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(await config()).toMatchObject({
    minimum_shipping_charge: 4.35,
    free_delivery_over: 49.99,
    additional_charge: 0.5,
    additional_charge_status: 1,
  })
  const [row] = await app.db
    .select()
    .from(businessSetting)
    .where(eq(businessSetting.key, 'minimum_shipping_charge'))
  expect(row?.value).toBe(435)
  await change('charges', { free_delivery_over: null })
  expect((await config()).free_delivery_over).toBeNull()
})

test.each<[string, object]>([
  ['business', { business_name: { en: '', ar: '', tg: '', ru: '' } }],
  ['business', { email: 'nobody' }],
  ['business', { country: 'Tajikistan' }],
  ['business', { default_location: { lat: '91', lng: '0' } }],
  ['formats', { digit_after_decimal_point: 3 }],
  ['formats', { currency: 'dollars' }],
  ['formats', { timeformat: '13' }],
  ['ordering', { home_delivery_status: false, takeaway_status: false }],
  ['ordering', { schedule_order_slot_duration: 0 }],
  ['charges', { minimum_shipping_charge: -1 }],
  ['charges', { minimum_shipping_charge: 1e12 }],
  ['charges', { minimum_shipping_charge: 0.001 }],
  ['charges', { additional_charge_status: true, additional_charge: 0 }],
  ['payment', { digital_payment: false, offline_payment_status: false, cash_on_delivery: false }],
  ['points', { loyalty_point_status: true, loyalty_point_exchange_rate: 0 }],
  ['referral', { ref_earning_status: true, ref_earning_exchange_rate: 0 }],
  ['referral', { new_customer_discount_amount_type: 'percentage', new_customer_discount_amount: 101 }],
  ['reach', { app_url_android_status: true, app_url_android: '' }],
  ['reach', { app_url_android: 'javascript:alert(1)' }],
  ['reach', { social_media: [{ name: 'X', link: 'data:text/html,x' }] }],
  ['colours', { module_colours: { ...ownColours, food: '#ff0000' } }],
  ['colours', { module_colours: { ...ownColours, flowers: 'leaf' } }],
  ['colours', { module_colours: { food: 'leaf' } }],
])('%s: %j is refused by the name of the field', async (group, wrong) => {
  const before = await groups()
  const { status, body } = await change(group, wrong)
  expect(status, JSON.stringify(body)).toBe(403)
  expect(body.errors[0].code).toContain(Object.keys(wrong).at(-1)?.split('.')[0])
  expect(await groups()).toEqual(before)
})

test('what needs something of the process is not turned on without it, and says why', async () => {
  const digital = await change('payment', { digital_payment: true })
  expect([digital.status, digital.body.errors[0].code]).toEqual([422, 'digital_payment'])
  const codes = await change('sign_in', { customer_verification: true })
  expect([codes.status, codes.body.errors[0].code]).toEqual([422, 'customer_verification'])
  const offline = await change('payment', { offline_payment_status: true })
  expect([offline.status, offline.body.errors[0].code]).toEqual([422, 'offline_payment_status'])
  await makeOfflineMethod(app.db)
  expect((await change('payment', { offline_payment_status: true })).status).toBe(200)
  expect((await config()).offline_payment_status).toBe(1)
})

test('a shop whose process reaches phones may check them', async () => {
  const other = await createTestApp({ SMS_URL: 'http://sms.test' })
  try {
    const { headers } = await signedInStaff(other)
    const { body } = await other.get('/desk/settings', headers)
    expect(body.facts).toMatchObject({ sends_codes: true, gateways: [] })
    const input = { version: 0, ...body.groups.sign_in.values, customer_verification: true }
    expect((await other.send('PUT', '/desk/settings/sign_in', input, headers)).status).toBe(200)
  } finally {
    await other.close()
  }
})

test('an offer of money back keeps its number, and a new one gets the next', async () => {
  const offer = {
    id: 0,
    title: { en: 'Five back', ar: '', tg: '', ru: '' },
    cashback_type: 'percentage',
    cashback_amount: 5,
    min_purchase: 20,
    max_discount: 10,
    same_user_limit: 1,
    start_date: '2026-11-01',
    end_date: '2026-12-01',
  }
  expect((await change('cashback', { cashback: [offer] })).status).toBe(200)
  const offers = async (): Promise<Values[]> => (await groups()).cashback?.values.cashback ?? []
  const [first] = await offers()
  expect(first).toEqual({ ...offer, id: 1 })
  await change('cashback', { cashback: [first, { ...offer, cashback_type: 'amount', cashback_amount: 250 }] })
  const both = await offers()
  expect(both.map(({ id }: { id: number }) => id)).toEqual([1, 2])
  const [row] = await app.db.select().from(businessSetting).where(eq(businessSetting.key, 'cashback'))
  expect(row?.value).toMatchObject([{ cashback_amount: 500 }, { cashback_amount: 25_000 }])
  const wrong = await change('cashback', { cashback: [{ ...offer, end_date: '2026-10-01' }] })
  expect(wrong.status).toBe(403)
})

test('each kind of module has its own colour, customers hear of another one, and it can be taken back', async () => {
  expect((await groups()).colours?.values).toEqual({ module_colours: ownColours })
  expect(await config()).not.toHaveProperty('module_colours')
  const chosen = { ...ownColours, food: 'teal', parcel: 'indigo' }
  const saved = await change('colours', { module_colours: chosen })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body.groups.colours.values).toEqual({ module_colours: chosen })
  expect((await config()).module_colours).toEqual({ food: 'teal', parcel: 'indigo' })
  const late = await save('colours', { module_colours: ownColours }, 0)
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'version'])
  const { entries } = (await app.get('/desk/audit?subject=setting&limit=1', owner.headers)).body
  expect(entries[0]).toMatchObject({ subject_name: 'colours', after: { module_colours: chosen } })
  const undone = await app.send('POST', `/desk/audit/${entries[0].id}/undo`, {}, owner.headers)
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect(await config()).not.toHaveProperty('module_colours')
})

test('a stored colour nobody knows counts as not chosen, and the others hold', async () => {
  const [was] = await app.db
    .insert(businessSetting)
    .values({ key: 'module_colours', value: { food: 'mauve', grocery: 'amber' } })
    .onConflictDoUpdate({
      target: businessSetting.key,
      set: { value: { food: 'mauve', grocery: 'amber' } },
    })
    .returning()
  expect(was?.value).toEqual({ food: 'mauve', grocery: 'amber' })
  expect((await config()).module_colours).toEqual({ grocery: 'amber' })
  await change('colours', { module_colours: ownColours })
  expect(await config()).not.toHaveProperty('module_colours')
})

test('two who change one group: the second sees it, and another group is free', async () => {
  const { notices, wallet } = await groups()
  const text = (en: string) => ({ ...notices?.values, cookies_text: { en, ar: '', tg: '', ru: '' } })
  expect((await save('notices', text('We use cookies.'), notices?.version ?? 0)).status).toBe(200)
  const late = await save('notices', text('Cookies!'), notices?.version ?? 0)
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'version'])
  expect(
    (await save('wallet', { ...wallet?.values, add_fund_status: true }, wallet?.version ?? 0)).status,
  ).toBe(200)
  expect((await config()).cookies_text).toBe('We use cookies.')
})

test('the log shows what a setting was, and takes it back', async () => {
  const { formats } = await groups()
  const symbol = formats?.values.currency_symbol
  await change('formats', { currency_symbol: 'SM', currency_symbol_direction: 'right' })
  const { entries } = (await app.get('/desk/audit?subject=setting&limit=1', owner.headers)).body
  expect(entries[0]).toMatchObject({
    act: 'changed',
    subject_name: 'formats',
    before: { currency_symbol: symbol },
    after: { currency_symbol: 'SM', currency_symbol_direction: 'right' },
    can_undo: true,
  })
  expect((await config()).currency_symbol).toBe('SM')
  const undone = await app.send('POST', `/desk/audit/${entries[0].id}/undo`, {}, owner.headers)
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect((await config()).currency_symbol).toBe(symbol)
})

test('a shop that closes answers 503 to customers, and its desk opens it again', async () => {
  expect((await change('maintenance', { maintenance_mode: true })).status).toBe(200)
  app.forgetCatalogue()
  expect((await app.get('/module')).status).toBe(503)
  expect((await change('maintenance', { maintenance_mode: false })).status).toBe(200)
  app.forgetCatalogue()
  expect((await app.get('/module')).status).toBe(200)
})

test('nobody but an owner reads or changes settings', async () => {
  for (const role of ['manager', 'support', 'marketing', 'dispatcher'] as const) {
    const { headers } = await signedInStaff(app, [role])
    expect((await app.get('/desk/settings', headers)).status).toBe(403)
    const input = { version: 0, maintenance_mode: true }
    expect((await app.send('PUT', '/desk/settings/maintenance', input, headers)).status).toBe(403)
  }
})
