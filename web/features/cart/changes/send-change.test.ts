// A change in the words of the API, under its own key, in the module and zones it was made in.
import { expect, test } from 'vitest'
import { emptyShopContext } from '#contract/core/shop-context.ts'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { createAnsweringApi } from '#web/testing/answering-api.ts'
import { aClearing, aLine, anAdd, anUpdate, aRemoval } from '../cart.fixture.ts'
import type { CartChange } from '../queue/cart-change.ts'
import { sendChange } from './send-change.ts'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const lines = [aLine()]

async function sent(change: CartChange) {
  const { add, update, removeItem, clear } = cartEndpoints
  const answers = Object.fromEntries([add, update, removeItem, clear].map((one) => [nameOf(one), lines]))
  const { api, calls } = createAnsweringApi(
    { ...emptyShopContext, language: 'en', has_destination: false },
    answers,
  )
  expect(await sendChange(api, change)).toEqual(lines)
  const [call] = calls
  if (!call || calls.length > 1) throw new Error('a change is one call')
  return call
}

const added = {
  item_id: 10,
  model: 'Item',
  price: 9,
  quantity: 1,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
}

test('[ATC-01] an addition is sent with what one piece costs', async () => {
  const call = await sent(anAdd())
  expect([call.name, call.body]).toEqual([nameOf(cartEndpoints.add), added])
  expect(call.headers.get('idempotency-key')).toBe('add')
  expect([call.headers.get('moduleid'), call.headers.get('zoneid')]).toEqual(['2', '[1]'])
})

test('[ATC-01] choices, add-ons, a note and a cart begun anew go along', async () => {
  const large = { name: 'Size', values: { label: ['Large'] } }
  const { body } = await sent(
    anAdd({
      choice: { food_variations: [large], variation_type: null },
      add_ons: [
        { id: 4, quantity: 2 },
        { id: 5, quantity: 1 },
      ],
      note: 'No salt',
      replace: true,
    }),
  )
  expect(body).toEqual({
    ...added,
    variation: [large],
    add_on_ids: [4, 5],
    add_on_qtys: [2, 1],
    note: 'No salt',
    replace: 1,
  })
})

test('[ATC-01] a combination is sent by its type', async () => {
  const { body } = await sent(anAdd({ choice: { food_variations: [], variation_type: 'Red-XL' } }))
  expect(body).toMatchObject({ variation: [{ type: 'Red-XL' }] })
})

test('[CRT-04] an update sends what changed and nothing else', async () => {
  const call = await sent(anUpdate())
  expect([call.name, call.body]).toEqual([
    nameOf(cartEndpoints.update),
    { cart_id: 1, price: 9, quantity: 3 },
  ])
  const whole = await sent(
    anUpdate({
      choice: { food_variations: [], variation_type: 'Red' },
      add_ons: [{ id: 4, quantity: 2 }],
      note: 'Salt',
    }),
  )
  expect(whole.body).toEqual({
    cart_id: 1,
    price: 9,
    quantity: 3,
    variation: [{ type: 'Red' }],
    add_on_ids: [4],
    add_on_qtys: [2],
    note: 'Salt',
  })
})

test('an empty note is taken away in words of its own', async () => {
  expect((await sent(anUpdate({ note: '' }))).body).toEqual({
    cart_id: 1,
    price: 9,
    quantity: 3,
    remove_note: 1,
  })
})

test('[CRT-06] a removal names its line, and emptying names none', async () => {
  const removed = await sent(aRemoval())
  expect([removed.name, removed.body]).toEqual([nameOf(cartEndpoints.removeItem), { cart_id: 1 }])
  const cleared = await sent(aClearing())
  expect([cleared.name, cleared.body]).toEqual([nameOf(cartEndpoints.clear), {}])
  expect([cleared.headers.get('moduleid'), cleared.headers.get('idempotency-key')]).toEqual(['2', 'clear'])
})

test('[CRT-05] a refusal is left to whoever asked: it is not announced besides', async () => {
  const refusal = Response.json({ errors: [{ code: 'stock', message: 'Out of Stock' }] }, { status: 403 })
  const { api, announced } = createAnsweringApi(
    { ...emptyShopContext, language: 'en', has_destination: false },
    { [nameOf(cartEndpoints.add)]: refusal },
  )
  await expect(sendChange(api, anAdd())).rejects.toThrow('Out of Stock')
  expect(announced).toEqual([])
})

test('what is asked of a line the shop does not know cannot be put into words', async () => {
  const unknown = { cart_id: null, added_key: 'add' }
  for (const change of [anUpdate(unknown), aRemoval(unknown)]) {
    await expect(sent(change)).rejects.toThrow(`change ${change.key} is sent before its line is known`)
  }
})
