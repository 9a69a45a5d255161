// @vitest-environment happy-dom
// Sending from the parcel home: the price once what, from and to are known, and the way on with all of that.
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plainText } from '#web/testing/plain-text.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { blankEnd, changeParcel, type ParcelPlace } from '../draft/parcel-draft.ts'
import { SendForm } from './send-form.tsx'

const place = (address: string): ParcelPlace => ({ address, lat: 51.1, lng: 71.4, zone_ids: [1] })
const from = { ...blankEnd, place: place('Main square 1') }
const to = { ...blankEnd, place: place('Khan Shatyr') }

const documents = {
  id: 3,
  name: 'Documents',
  parcel_per_km_shipping_charge: 1,
  parcel_minimum_shipping_charge: 4,
}

const quote = (refusals: readonly object[] = []) => ({
  delivery: { distance: 2.5 },
  delivery_charge: 7.5,
  refusals,
})

async function form(said: Parameters<typeof changeParcel>[0], priced: object = quote()) {
  changeParcel(said)
  const answers = {
    'GET /parcel-category': [documents],
    'POST /customer/order/quote': priced,
    'GET /config/direction-api': { path: [], duration_s: 600 },
  }
  const part = await renderPart(<SendForm />, { answers })
  return { ...part, priceAsked: () => part.calls.some(({ name }) => name.endsWith('/quote')) }
}

afterEach(() => changeParcel({ category_id: null, sender: null, receiver: blankEnd }))

test('[PCL-02] says the price as soon as what, from and to are known', async () => {
  const { priceAsked } = await form({ category_id: 3, sender: from, receiver: to })
  expect(plainText(await screen.findByText('$7.50'))).toBe('$7.50')
  expect(screen.getByText(/2\.50? km/)).toBeTruthy()
  expect(await screen.findByText(/10 minutes/)).toBeTruthy()
  expect(priceAsked()).toBe(true)
})

test('[PCL-02] asks for no price while something is missing, and says what a kind costs', async () => {
  const { priceAsked } = await form({ category_id: 3, sender: from, receiver: blankEnd })
  expect(plainText(screen.getByText(/per kilometre/))).toBe('$1.00 per kilometre, at least $4.00.')
  expect(priceAsked()).toBe(false)
  await act(async () => changeParcel({ receiver: to }))
  expect(await screen.findByText('$7.50')).toBeTruthy()
})

test('[PCL-02] what stands against the route is said beside its price', async () => {
  const refusal = { status: 403, code: 'receiver_details', message: 'The same place.' }
  await form({ category_id: 3, sender: from, receiver: to }, quote([refusal]))
  expect(plainText(await screen.findByRole('alert'))).toBe('The same place.')
})

test('[PCL-01] the way on names the kind, and both places by name', async () => {
  await form({ category_id: 3, sender: from, receiver: to })
  const way = screen.getByRole('link', { name: 'Continue' })
  expect(way.getAttribute('href')).toBe('/parcel-delivery-info?category_id=3')
  expect(screen.getByRole('button', { name: 'From Main square 1' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'To Khan Shatyr' })).toBeTruthy()
})

test('[PCL-02] begins with a question in every field, in Arabic too', async () => {
  changeParcel({ category_id: null, sender: null, receiver: blankEnd })
  const { messages } = await renderPart(<SendForm />, {
    language: 'ar',
    answers: { 'GET /parcel-category': [documents] },
  })
  const { from: fromText, sender_unset, price_soon } = messages.sending
  expect(screen.getByRole('button', { name: `${fromText} ${sender_unset}` })).toBeTruthy()
  expect(screen.getByText(price_soon)).toBeTruthy()
})
