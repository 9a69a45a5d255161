// @vitest-environment happy-dom
// The cart actions as controls call them: what is sent, what is asked first, and what the customer is told.
import { describe, expect, test, vi } from 'vitest'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import { aLine, anAdd } from '../cart.fixture.ts'
import { openCart } from '../open-cart.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { shownLines } from '../shown-lines.rules.ts'
import {
  cartKey,
  done,
  elsewhere,
  listed,
  nameOf,
  queued,
  refused,
  setUpActions,
  shown,
  wanted,
} from './cart-actions.fixture.tsx'

describe('adding', () => {
  test('[ATC-01] to an empty cart, or to one of the same store, is done and said', async () => {
    for (const lines of [[], [aLine()]]) {
      const { actions, made, ask, said, unmount } = await setUpActions({ lines })
      expect(await actions.add(wanted)).toBe(true)
      expect(made).toMatchObject([{ kind: 'add', item_id: 10, quantity: 2, replace: false, zone_ids: [1] }])
      expect(ask).not.toHaveBeenCalled()
      expect(said).toMatchObject([
        {
          kind: 'success',
          text: 'Item added to cart',
          options: { id: 'cart', action: { label: 'View cart', onPress: openCart } },
        },
      ])
      unmount()
    }
  })

  test('[CRT-10] where another store’s cart is, it is asked first, and no is no', async () => {
    const { actions, made, ask, said } = await setUpActions({ lines: [elsewhere], goesOn: false })
    expect(await actions.add(wanted)).toBe(false)
    expect(ask).toHaveBeenCalledOnce()
    expect([made, said]).toEqual([[], []])
  })

  test('[CRT-10] it is asked as well where an item of this store waits beside another store’s cart', async () => {
    const { actions, made, ask } = await setUpActions({ lines: [elsewhere], goesOn: false })
    pendingChanges.change(() => [anAdd({ item_id: 11 })])
    expect(await actions.add(wanted)).toBe(false)
    expect([ask.mock.calls.length, made]).toEqual([1, []])
  })

  test('[CRT-10] with a yes the cart begins anew, and the old one can be had back for a while', async () => {
    const { actions, made, said } = await setUpActions({ lines: [elsewhere] })
    expect(await actions.add(wanted)).toBe(true)
    expect(made).toMatchObject([{ kind: 'add', replace: true }])
    expect(said).toMatchObject([
      { kind: 'success', options: { id: 'cart', duration: 5_000, action: { label: 'Undo' } } },
    ])
  })

  test('[CRT-10] another device may have begun with another store meanwhile: that one can be had back', async () => {
    const { code, message } = cartFailures.different_store
    const begunElsewhere = [[aLine()], [{ ...elsewhere, item_id: 30 }]]
    const restore = nameOf(cartEndpoints.restore)
    const { actions, made, ask, said, calls } = await setUpActions({
      outcomes: [refused(code, message), done],
      answers: { [listed]: () => begunElsewhere.shift(), [restore]: [] },
    })
    expect(await actions.add(wanted)).toBe(true)
    expect(ask).toHaveBeenCalledOnce()
    expect(made.map((change) => change.kind === 'add' && change.replace)).toEqual([false, true])
    said[0]?.options?.action?.onPress()
    await vi.waitFor(() => expect(calls.at(-1)).toMatchObject({ name: restore, body: { store_id: 9 } }))
  })

  test('[CRT-10] nothing is offered that cannot be done: of a cart nobody could read there is no way back', async () => {
    const { code, message } = cartFailures.different_store
    const { actions, said } = await setUpActions({
      outcomes: [refused(code, message), done],
      answers: { [listed]: () => new Response('{}', { status: 404 }) },
    })
    expect(await actions.add(wanted)).toBe(true)
    expect(said[0]?.options).toEqual({ id: 'cart', duration: 5_000 })
  })

  test('[CRT-05] a refusal is said in the shop’s words, or in general ones, and the same one once', async () => {
    const { actions, said } = await setUpActions({
      outcomes: [refused('stock', 'Out of Stock', 'Closed'), refused('stock')],
    })
    expect([await actions.add(wanted), await actions.add(wanted)]).toEqual([false, false])
    expect(said).toEqual([
      { kind: 'error', text: 'Out of Stock', options: { id: 'Out of Stock' } },
      { kind: 'error', text: 'Closed', options: { id: 'Closed' } },
      { kind: 'error', text: expect.stringMatching(/./), options: { id: said[2]?.text } },
    ])
  })

  test('without a network it is kept, and said so', async () => {
    const { actions, said } = await setUpActions({ outcomes: [queued] })
    expect(await actions.add(wanted)).toBe(true)
    expect(said).toMatchObject([{ kind: 'info', options: { id: 'cart-offline' } }])
  })

  test('offline the shop is not asked for the cart, and what is known of it counts', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { actions, ask, calls, queryClient } = await setUpActions({ outcomes: [queued, queued] })
    expect(await actions.add(wanted)).toBe(true)
    expect(ask).not.toHaveBeenCalled()
    queryClient.setQueryData(cartKey, [elsewhere])
    await actions.add(wanted)
    expect([calls, ask.mock.calls.length]).toEqual([[], 1])
  })

  test('a cart that cannot be read does not keep anything out of it', async () => {
    const { actions, made } = await setUpActions({
      answers: { [listed]: () => new Response('{}', { status: 404 }) },
    })
    expect(await actions.add(wanted)).toBe(true)
    expect(made).toHaveLength(1)
  })
})

describe('changing a line', () => {
  test('[CRT-04] other pieces are sent without a word, a choice is said where it was made', async () => {
    const { actions, made, said, heard, calls } = await setUpActions()
    expect(await actions.update(shown(), { quantity: 3 })).toBe(true)
    expect(said).toEqual([])
    await actions.update(shown(), { note: 'Hot', source: 'dialog' })
    await actions.update(shown(), { note: 'Hot', source: 'product_page' })
    expect(made).toMatchObject([{ quantity: 3 }, { quantity: 2, note: 'Hot' }, { quantity: 2, note: 'Hot' }])
    expect(new Set(heard()).size).toBe(2)
    expect(said.map(({ options }) => options)).toEqual([{ id: 'cart' }, { id: 'cart' }])
    // The shop knows the line: it is not asked about it.
    expect(calls).toEqual([])
  })

  test('[CRT-05] more than may be taken is answered with the reason, fewer never is', async () => {
    const { actions, made, said } = await setUpActions()
    const line = { ...shown(aLine({ quantity: 8 })), limit: 3 }
    expect(await actions.update(line, { quantity: 9 })).toBe(false)
    expect(said).toMatchObject([{ kind: 'error', options: { id: 'cart-limit' } }])
    expect(await actions.update(line, { quantity: 7 })).toBe(true)
    expect(await actions.update(line, { note: 'Hot' })).toBe(true)
    expect(made).toMatchObject([{ quantity: 7 }, { note: 'Hot', quantity: 8 }])
  })

  test('[ATC-10] what changes nothing is said and not sent', async () => {
    const { actions, made, said } = await setUpActions()
    expect(await actions.update(shown(), { quantity: 2 })).toBe(false)
    expect(made).toEqual([])
    expect(said).toMatchObject([{ kind: 'info', options: { id: 'cart' } }])
  })

  test('[CRT-04] what was never sent is changed where it waits', async () => {
    const { actions, made, said, calls } = await setUpActions()
    const bread = anAdd({ key: 'bread', item_id: 11 })
    pendingChanges.change(() => [anAdd(), bread])
    const [line] = shownLines([], [anAdd()], 2)
    if (!line) throw new Error('one line waits')
    expect(await actions.update(line, { quantity: 5 })).toBe(true)
    expect(pendingChanges.read()).toEqual([anAdd({ quantity: 5 }), bread])
    expect(await actions.remove(line)).toBe(true)
    expect([pendingChanges.read(), made, said, calls]).toEqual([[bread], [], [], []])
  })

  test('[CRT-04] a press on a line from just before the shop knew it goes to the line it became', async () => {
    const { actions, made } = await setUpActions({ lines: [aLine({ id: 7, quantity: 1 })] })
    pendingChanges.change(() => [anAdd({ key: 'another', item_id: 11 })])
    const [line] = shownLines([], [anAdd()], 2)
    if (!line) throw new Error('one line waits')
    await actions.update(line, { quantity: 4 })
    await actions.remove(line)
    expect(made).toMatchObject([
      { kind: 'update', cart_id: 7, quantity: 4 },
      { kind: 'remove', cart_id: 7 },
    ])
  })
})

test('[CRT-06] a line that was taken out is said', async () => {
  const { actions, made, said } = await setUpActions()
  expect(await actions.remove(shown())).toBe(true)
  expect(made).toMatchObject([{ kind: 'remove', cart_id: 1, zone_ids: [1] }])
  expect(said).toMatchObject([{ kind: 'success', options: { id: 'cart' } }])
})
