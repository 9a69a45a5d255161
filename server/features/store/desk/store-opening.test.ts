// A press pauses, closes and opens a store for its customers at once; the list of the desk and the rule say the same.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeDayOff } from '#server/database/schema/store.ts'
import { type Hours, makeStore } from '#server/testing/factories.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { type DeskShop, everyDayHours, openDeskShop } from './desk-stores.fixture.ts'

let shop: DeskShop

beforeAll(async () => {
  shop = await openDeskShop()
})

/** Noon of Monday, the 16th, five hours ahead of UTC. */
beforeEach(async () => {
  shop.app.setNow(testInstant)
  await shop.press(shop.store.id, 'opening', { act: 'open' })
})

afterAll(() => shop.app.close())

const press = async (act: string, values: object = {}) =>
  (await shop.press(shop.store.id, 'opening', { act, ...values }, shop.manager)).body

async function seen() {
  const { page, card, isListedOpen } = await shop.customer(shop.store.id)
  expect([card.open, card.next_opening, card.active]).toEqual([page.open, page.next_opening, page.active])
  expect(isListedOpen).toBe(page.open === 1 && page.active)
  return { isOpen: isListedOpen, next: page.next_opening }
}

test('a pause is seen at once, ends by itself, and needs no new look at the form', async () => {
  const { body } = await shop.read(shop.store.id)
  expect((await seen()).isOpen).toBe(true)
  const end = '2026-11-16T07:15:00.000Z'
  expect(await press('pause', { minutes: 15 })).toMatchObject({
    ...{ state: 'paused', paused_until: end, next_opening: end, version: body.version },
  })
  expect(await seen()).toEqual({ isOpen: false, next: end })
  expect((await shop.list('state=paused')).body.rows).toHaveLength(1)
  shop.app.setNow(end)
  shop.app.forgetCatalogue()
  expect(await seen()).toEqual({ isOpen: true, next: null })
  expect((await shop.list('state=paused')).body.rows).toEqual([])
})

test('closed for today is a day off, and open takes it back', async () => {
  const tomorrow = '2026-11-17T04:00:00.000Z'
  expect(await press('close_today')).toMatchObject({ state: 'outside_hours', days_off: ['2026-11-16'] })
  expect(await seen()).toEqual({ isOpen: false, next: tomorrow })
  expect(await press('open')).toMatchObject({ state: 'open', days_off: [] })
  expect(await seen()).toEqual({ isOpen: true, next: null })
})

test('until tomorrow is until the store’s day is over, past midnight too', async () => {
  expect(await press('pause_until_tomorrow')).toMatchObject({ paused_until: '2026-11-16T19:00:00.000Z' })
  await shop.change(shop.store.id, { schedules: everyDayHours('18:00', '02:00') })
  expect(await press('pause_until_tomorrow')).toMatchObject({ paused_until: '2026-11-16T21:00:00.000Z' })
  // One in the morning of Tuesday: Monday's hours run.
  shop.app.setNow('2026-11-16T20:00:00.000Z')
  expect(await press('pause_until_tomorrow')).toMatchObject({ paused_until: '2026-11-16T21:00:00.000Z' })
  expect(await press('close_today')).toMatchObject({ days_off: ['2026-11-16'] })
  shop.app.setNow(testInstant)
  const back = await shop.change(shop.store.id, { schedules: everyDayHours(), days_off: [] })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
})

test('switched off stays so until it is opened', async () => {
  expect(await press('switch_off')).toMatchObject({ state: 'switched_off', next_opening: null })
  expect(await seen()).toEqual({ isOpen: false, next: null })
  expect(await press('open')).toMatchObject({ state: 'open' })
})

test('days off that are over are forgotten when they are written', async () => {
  const days_off = ['2026-11-01', '2026-11-15', '2026-12-31']
  expect((await shop.change(shop.store.id, { days_off })).body.days_off).toEqual(['2026-11-15', '2026-12-31'])
  await shop.change(shop.store.id, { days_off: [] })
})

test('the filters of the list and the state of each row agree, whatever the hours and the time', async () => {
  const time = fc.integer({ min: 0, max: 47 }).map((at) => {
    return `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`
  })
  const hours: fc.Arbitrary<Hours> = fc.record({
    ...{ day: fc.integer({ min: 0, max: 6 }), opening_time: time, closing_time: time },
  })
  const kinds = fc.record({
    schedules: fc.array(hours, { maxLength: 6 }),
    active: fc.boolean(),
    status: fc.boolean(),
    paused_until: fc.option(fc.constantFrom('2026-11-16 12:00:00', '2026-11-19 22:30:00')),
    days_off: fc.subarray(['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20']),
  })
  for (const { days_off, ...kind } of fc.sample(kinds, { numRuns: 30, seed: 11 })) {
    const { id } = await makeStore(shop.db, { ...kind, module_id: shop.food.id, zone_id: shop.zone.id })
    for (const date of days_off) await shop.db.insert(storeDayOff).values({ store_id: id, date })
  }
  const rows = async (state: string) => (await shop.list(`limit=100&state=${state}`)).body.rows
  for (let hour = 0; hour < 144; hour += 11) {
    shop.app.setNow(new Date(Date.UTC(2026, 10, 15, hour, 15)))
    const all: { id: number; state: string }[] = await rows('in_use')
    const ids = (...states: string[]) => all.filter(({ state }) => states.includes(state)).map(({ id }) => id)
    const listed = async (state: string) => (await rows(state)).map(({ id }: { id: number }) => id)
    expect(await listed('open')).toEqual(ids('open'))
    expect(await listed('paused')).toEqual(ids('paused'))
    expect(await listed('closed')).toEqual(ids('outside_hours', 'paused', 'switched_off'))
    expect(await listed('unapproved')).toEqual(ids('unapproved'))
  }
})
