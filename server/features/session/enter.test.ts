// Whoever comes in brings along what was kept for the guest.
import { expect, test } from 'vitest'
import type { CustomerRow } from './customer.db.ts'
import { createEnter } from './enter.ts'

const customer: CustomerRow = {
  id: 7,
  f_name: 'Ann',
  l_name: 'Lee',
  phone: '+77010000001',
  email: 'ann@shop.test',
  new_email: null,
  password_hash: null,
  image: null,
  status: true,
  is_phone_verified: true,
  email_verified_at: null,
  login_medium: 'manual',
  social_id: null,
  ref_code: 'ABCDEFGHJK',
  ref_by: null,
  zone_id: null,
  order_count: 0,
  interest: [],
  current_language_key: 'en',
  muted_notifications: [],
  notices_read_at: null,
  deleted_at: null,
  created_at: new Date(0),
  updated_at: new Date(0),
}

const client = { address: 'here', user_agent: 'a test' }

/** Records what happens, in order. */
function entrance() {
  const events: string[] = []
  const enter = createEnter({
    sessions: {
      knowsGuest: async (guest_id) => guest_id === '42',
      open: async ({ id: customer_id }) => {
        events.push(`session of ${customer_id}`)
        return 'a-token'
      },
    },
    onSignIn: [
      async (customer_id, guest_id) => {
        events.push(`cart of ${guest_id} to ${customer_id}`)
      },
      async () => {
        events.push('wishes')
      },
    ],
  })
  return { events, enter }
}

test('[NET-05] the guest’s things come along before the session opens', async () => {
  const { events, enter } = entrance()
  const entered = await enter(customer, { client, guest_id: '42' })
  expect(events).toEqual(['cart of 42 to 7', 'wishes', 'session of 7'])
  expect(entered).toMatchObject({ token: 'a-token', is_phone_verified: 1 })
})

test('[NET-05] an unknown guest brings nothing', async () => {
  const { events, enter } = entrance()
  await enter(customer, { client, guest_id: '43' })
  await enter(customer, { client, guest_id: undefined })
  expect(events).toEqual(['session of 7', 'session of 7'])
})

test('a blocked customer stays out, and the guest keeps the cart', async () => {
  const { events, enter } = entrance()
  await expect(enter({ ...customer, status: false }, { client, guest_id: '42' })).rejects.toThrow(
    'Your account is blocked',
  )
  expect(events).toEqual([])
})
