import { expect, test } from 'vitest'
import type { OrderAddress } from '#web/features/address/order-address.ts'
import { blankDraft } from '../draft/draft.ts'
import { type OrderInput, placeRequest } from './order-request.rules.ts'

const address = {
  id: 1,
  address_type: 'home',
  address_label: null,
  contact_person_name: 'Ann',
  contact_person_number: '+77010000000',
  contact_person_email: null,
  address: '10 Respubliki Avenue',
  road: null,
  house: null,
  floor: null,
  additional_information: ' The blue door, second bell ',
  latitude: 51.1,
  longitude: 71.4,
  zone_ids: [1],
} satisfies OrderAddress
const order: OrderInput = { store_id: 1, buy_now: null, draft: blankDraft, address, contact: null }

const saidTo = (change: Partial<OrderInput>) =>
  placeRequest({ ...order, ...change }, 'cash_on_delivery').delivery_instruction

test('[ADR-12] [CHK-01] what an address says about its door is told to the courier, after the ready sentence', () => {
  expect(saidTo({})).toBe('The blue door, second bell')
  const quiet = { ...blankDraft, delivery_instruction: 'Come with no sound' }
  expect(saidTo({ draft: quiet })).toBe('Come with no sound · The blue door, second bell')
  expect(saidTo({ draft: quiet, address: { ...address, additional_information: null } })).toBe(
    'Come with no sound',
  )
})

test('[CHK-01] whoever fetches an order has no courier to tell anything, and a long note is cut, not refused', () => {
  expect(saidTo({ draft: { ...blankDraft, order_type: 'take_away' } })).toBeUndefined()
  const long = 'x'.repeat(1_000)
  const draft = { ...blankDraft, delivery_instruction: 'Avoid calling phone' }
  expect(saidTo({ draft, address: { ...address, additional_information: long } })).toHaveLength(1_000)
})
