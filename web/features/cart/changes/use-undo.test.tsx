// @vitest-environment happy-dom
// Taking back that a cart was set aside: what is sent, what is shown meanwhile, and what is said when it fails.
import { expect, onTestFinished, test, vi } from 'vitest'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import type { Answers } from '#web/testing/answering-api.ts'
import { aLine } from '../cart.fixture.ts'
import { cartKey, elsewhere, listed, nameOf, setUpActions, wanted } from './cart-actions.fixture.tsx'

const removed = nameOf(cartEndpoints.removeItem)
const restore = nameOf(cartEndpoints.restore)
const old = [aLine({ id: 4 })]

/** Another store's cart has been set aside for an item that the shop has as line 8; the customer may take it back. */
async function setAside(answers: Answers = {}) {
  const view = await setUpActions({
    lines: [elsewhere],
    answers: { [removed]: [], [restore]: old, ...answers },
  })
  await view.actions.add(wanted)
  view.queryClient.setQueryData(cartKey, [aLine({ id: 8 })])
  const { action } = view.said[0]?.options ?? {}
  if (!action) throw new Error('nothing can be taken back')
  const isStale = (path: string) =>
    view.queryClient.getQueryCache().find({ queryKey: [path], exact: false })?.state.isInvalidated
  const sent = () => view.calls.filter(({ name }) => name !== listed)
  return { ...view, isStale, sent, press: async () => action.onPress() }
}

test('[CRT-10] the new item goes, the old cart returns, and that is said in place of the question', async () => {
  const { press, sent, queryClient, said } = await setAside()
  await press()
  expect(sent().map(({ name, body }) => [name, body])).toEqual([
    [removed, { cart_id: 8 }],
    [restore, { store_id: 9 }],
  ])
  // The page has no module of its own: the calls name the one of the cart.
  expect(sent().map(({ headers }) => headers.get('moduleid'))).toEqual(['2', '2'])
  expect(queryClient.getQueryData(cartKey)).toEqual(old)
  expect(said.slice(1)).toMatchObject([{ kind: 'success', options: { id: 'cart' } }])
})

test.each([
  ['is not in the cart any more', [aLine({ id: 8, item_id: 99 })]],
  ['is in a cart nobody has read', undefined],
])('[CRT-10] where the new item %s, the old cart returns all the same', async (_, lines) => {
  const { press, sent, queryClient, heard } = await setAside()
  queryClient.removeQueries({ queryKey: cartKey })
  if (lines) queryClient.setQueryData(cartKey, lines)
  await press()
  expect(sent().map(({ name }) => name)).toEqual([restore])
  expect(heard().slice(1)).toEqual([expect.stringMatching(/^success/)])
})

test('[CRT-10] a refusal is announced once, and what is left of the cart is read anew', async () => {
  const { press, announced, said, isStale, queryClient } = await setAside({
    [restore]: () => Response.json({ errors: [{ code: 'x', message: 'No' }] }, { status: 403 }),
  })
  queryClient.setQueryData(['/items/popular'], [])
  await press()
  expect(announced.map(({ message }) => message)).toEqual(['No'])
  expect(said).toHaveLength(1)
  expect([cartEndpoints.list.path, '/items/popular'].map(isStale)).toEqual([true, false])
})

test('[CRT-10] without a network the customer is told', async () => {
  const { press, announced, said } = await setAside({
    [removed]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await press()
  expect(announced).toEqual([])
  expect(said.slice(1)).toMatchObject([{ kind: 'error', options: { id: 'cart' } }])
})

test('[CRT-10] other tabs hear of it, and the carts that were set aside are read anew, nothing else', async () => {
  const { press, queryClient, isStale } = await setAside()
  const tab = new BroadcastChannel('fivefold-cart')
  onTestFinished(() => tab.close())
  const heard = vi.fn()
  tab.onmessage = heard
  queryClient.setQueryData([cartEndpoints.parked.path, 2, 'en'], [])
  queryClient.setQueryData(['/items/popular'], [])
  await press()
  expect([cartEndpoints.parked.path, cartEndpoints.list.path, '/items/popular'].map(isStale)).toEqual([
    true,
    false,
    false,
  ])
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
})
