// A desk where zones are drawn, each test far from all others.
import { expect } from 'vitest'
import type { ZoneInput } from '#contract/features/zone/desk/desk-zone.schema.ts'
import { nextNumber, squareAround } from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

type ZoneFields = Partial<Record<keyof ZoneInput, unknown>>

export interface ZoneDesk {
  app: TestApp
  owner: SignedInStaff
  /** The middle of the default border; another one after `move`. */
  place: { lat: number; lng: number }
  move(): void
  wanted(fields?: ZoneFields): object
  make(fields?: ZoneFields): ReturnType<TestApp['send']>
  change(id: number, version: number, fields: object): ReturnType<TestApp['send']>
  archive(id: number, version: number): ReturnType<TestApp['send']>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back and asserts on it
  read(id: number): Promise<any>
  made(fields?: ZoneFields): Promise<{ id: number; version: number }>
  /** What customers at the place are told. */
  found(): ReturnType<TestApp['get']>
}

export async function openZoneDesk(): Promise<ZoneDesk> {
  const app = await createTestApp()
  const owner = await signedInStaff(app, ['owner'], { name: 'Olga' })
  const { headers } = owner
  const place = { lat: 0, lng: 0 }
  const wanted = (fields: ZoneFields = {}) => ({
    name: { en: 'Harbour' },
    status: true,
    rings: squareAround(place.lat, place.lng),
    priority: 0,
    cash_on_delivery: true,
    digital_payment: true,
    offline_payment: false,
    increased_delivery_fee: 0,
    increased_delivery_fee_status: false,
    increase_delivery_charge_message: {},
    modules: [],
    ...fields,
  })
  const make = (fields: ZoneFields = {}) => app.send('POST', '/desk/zones', wanted(fields), headers)
  return {
    app,
    owner,
    place,
    move() {
      const number = nextNumber()
      Object.assign(place, { lat: (number % 60) - 30, lng: ((number * 7) % 300) - 150 })
    },
    wanted,
    make,
    change: (id, version, fields) =>
      app.send('PUT', `/desk/zones/${id}`, { ...wanted(), version, ...fields }, headers),
    archive: (id, version) => app.send('POST', `/desk/zones/${id}/archive`, { version }, headers),
    read: async (id) => (await app.get(`/desk/zones/${id}`, headers)).body,
    async made(fields = {}) {
      const { status, body } = await make(fields)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    },
    async found() {
      app.forgetCatalogue()
      return app.get(`/config/get-zone-id?lat=${place.lat}&lng=${place.lng}`)
    },
  }
}
