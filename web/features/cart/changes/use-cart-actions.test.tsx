// @vitest-environment happy-dom
// The cart actions as controls call them: what is sent, what is asked first, and what the customer is told.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { Answers } from '#web/testing/answering-api.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { type NoticeOptions, notify } from '#web/ui/overlay/notify.ts'
import { aLine, anAdd } from '../cart.fixture.ts'
import type { CartActions, NewLine } from '../cart-actions.ts'
import type { CartChange } from '../queue/cart-change.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { type ShownLine, shownLines } from '../shown-lines.rules.ts'
import type { CartSender, Outcome } from './cart-sender.ts'
import { useCartActions } from './use-cart-actions.ts'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const listed = nameOf(cartEndpoints.list)

interface Said {
  kind: string
  text: string
  options: NoticeOptions | undefined
}

let said: Said[] = []
const heard = () => said.map(({ kind, text }) => `${kind}: ${text}`)

beforeEach(() => {
  said = []
  pendingChanges.change(() => [])
  for (const kind of ['success', 'error', 'info'] as const) {
    vi.spyOn(notify, kind).mockImplementation((text, options) => {
      said.push({ kind, text, options })
      return ''
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
})

interface SetUp {
  lines?: ReturnType<typeof aLine>[]
  /** What becomes of each change that is made, in turn; done where nothing is said. */
  outcomes?: Outcome[]
  goesOn?: boolean
  answers?: Answers
}

const done: Outcome = { kind: 'done', lines: [] }
const queued: Outcome = { kind: 'queued' }
const refused = (code: string, ...messages: string[]): Outcome => ({
  kind: 'refused',
  failure: new ApiFailure(
    403,
    messages.map((message) => ({ code, message })),
  ),
})

async function setUp({ lines = [], outcomes = [], goesOn = true, answers = {} }: SetUp = {}) {
  const made: CartChange[] = []
  const sender: CartSender = {
    flush: async () => undefined,
    stop: () => undefined,
    async make(change) {
      made.push(change)
      return outcomes.shift() ?? done
    },
  }
  const ask = vi.fn(async () => goesOn)
  const ready: CartActions[] = []
  function Probe() {
    ready.push(useCartActions({ sender, ask }))
    return null
  }
  const view = await renderPart(<Probe />, { answers: { [listed]: lines, ...answers } })
  const actions = ready.at(-1)
  if (!actions) throw new Error('the actions are not ready')
  return { ...view, actions, made, ask }
}

const wanted: NewLine = {
  item: aLine().item,
  choice: { food_variations: [], variation_type: null },
  add_ons: [],
  quantity: 2,
  note: null,
}

function shown(line = aLine()): ShownLine {
  const [first] = shownLines([line], [], 2)
  if (!first) throw new Error('one line is shown')
  return first
}

const elsewhere = aLine({ item: { ...aLine().item, store_id: 9 } })

describe('adding', () => {
  test('[ATC-01] to an empty cart, or to one of the same store, is done and said', async () => {
    for (const lines of [[], [aLine()]]) {
      const { actions, made, ask, unmount } = await setUp({ lines })
      expect(await actions.add(wanted)).toBe(true)
      expect(made).toMatchObject([{ kind: 'add', item_id: 10, quantity: 2, replace: false, zone_ids: [1] }])
      expect(ask).not.toHaveBeenCalled()
      unmount()
    }
    expect(heard()).toEqual(['success: Item added to cart', 'success: Item added to cart'])
  })

  test('[CRT-10] where another store’s cart is, it is asked first, and no is no', async () => {
    const { actions, made, ask } = await setUp({ lines: [elsewhere], goesOn: false })
    expect(await actions.add(wanted)).toBe(false)
    expect(ask).toHaveBeenCalledOnce()
    expect([made, said]).toEqual([[], []])
  })

  test('[CRT-10] with a yes the cart begins anew, and the old one can be had back', async () => {
    const restored = [aLine({ id: 4 })]
    const { actions, made, calls, queryClient } = await setUp({
      lines: [elsewhere],
      answers: {
        [nameOf(cartEndpoints.removeItem)]: [],
        [nameOf(cartEndpoints.restore)]: restored,
        [nameOf(cartEndpoints.parked)]: [],
      },
    })
    expect(await actions.add(wanted)).toBe(true)
    expect(made).toMatchObject([{ kind: 'add', replace: true }])
    const [notice] = said
    expect(notice?.options).toMatchObject({ id: 'cart', duration: 5_000 })
    queryClient.setQueryData([cartEndpoints.list.path, 2, 'en', '1'], [aLine({ id: 8 })])
    await notice?.options?.action?.onPress()
    await vi.waitFor(() => expect(said).toHaveLength(2))
    const sent = calls.filter(({ name }) => name !== listed).map(({ name, body }) => [name, body])
    expect(sent).toEqual([
      [nameOf(cartEndpoints.removeItem), { cart_id: 8 }],
      [nameOf(cartEndpoints.restore), { store_id: 9 }],
    ])
    expect(queryClient.getQueryData([cartEndpoints.list.path, 2, 'en', '1'])).toEqual(restored)
    expect(said[1]?.kind).toBe('success')
  })

  test('[CRT-10] an old cart that cannot be had back is said so', async () => {
    const { actions } = await setUp({
      lines: [elsewhere],
      answers: { [nameOf(cartEndpoints.restore)]: new Response('{}', { status: 500 }) },
    })
    await actions.add(wanted)
    await said[0]?.options?.action?.onPress()
    await vi.waitFor(() => expect(said).toHaveLength(2))
    expect(said[1]?.kind).toBe('error')
  })

  test('[CRT-10] another device may have begun with another store meanwhile', async () => {
    const { code, message } = cartFailures.different_store
    const { actions, made, ask } = await setUp({ outcomes: [refused(code, message), done] })
    expect(await actions.add(wanted)).toBe(true)
    expect(ask).toHaveBeenCalledOnce()
    expect(made.map((change) => change.kind === 'add' && change.replace)).toEqual([false, true])
  })

  test('[CRT-05] a refusal is said in the shop’s words, or in general ones', async () => {
    const { actions } = await setUp({
      outcomes: [refused('stock', 'Out of Stock', 'Closed'), refused('stock')],
    })
    expect([await actions.add(wanted), await actions.add(wanted)]).toEqual([false, false])
    expect(heard()).toEqual(['error: Out of Stock', 'error: Closed', expect.stringMatching(/^error: ./)])
  })

  test('without a network it is kept, and said so', async () => {
    const { actions } = await setUp({ outcomes: [queued] })
    expect(await actions.add(wanted)).toBe(true)
    expect(said).toMatchObject([{ kind: 'info', options: { id: 'cart-offline' } }])
  })

  test('offline the shop is not asked for the cart, and what is known of it counts', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { actions, ask, calls, queryClient } = await setUp({ outcomes: [queued] })
    queryClient.setQueryData([cartEndpoints.list.path, 2, 'en', '1'], [elsewhere])
    await actions.add(wanted)
    expect([calls, ask.mock.calls.length]).toEqual([[], 1])
  })

  test('a cart that cannot be read does not keep anything out of it', async () => {
    const { actions, made } = await setUp({
      answers: { [listed]: () => new Response('{}', { status: 404 }) },
    })
    expect(await actions.add(wanted)).toBe(true)
    expect(made).toHaveLength(1)
  })
})

describe('changing a line', () => {
  test('[CRT-04] other pieces are sent without a word, a choice is said where it was made', async () => {
    const { actions, made } = await setUp()
    expect(await actions.update(shown(), { quantity: 3 })).toBe(true)
    expect(said).toEqual([])
    await actions.update(shown(), { note: 'Hot', source: 'dialog' })
    await actions.update(shown(), { note: 'Hot', source: 'product_page' })
    expect(made).toMatchObject([{ quantity: 3 }, { quantity: 2, note: 'Hot' }, { quantity: 2, note: 'Hot' }])
    expect(new Set(heard()).size).toBe(2)
  })

  test('[CRT-05] more than may be taken is answered with the reason, fewer never is', async () => {
    const { actions, made } = await setUp()
    const line = { ...shown(aLine({ quantity: 8 })), limit: 3 }
    expect(await actions.update(line, { quantity: 9 })).toBe(false)
    expect(said).toMatchObject([{ kind: 'error', options: { id: 'cart-limit' } }])
    expect(await actions.update(line, { quantity: 7 })).toBe(true)
    expect(await actions.update(line, { note: 'Hot' })).toBe(true)
    expect(made).toMatchObject([{ quantity: 7 }, { note: 'Hot', quantity: 8 }])
  })

  test('[ATC-10] what changes nothing is said and not sent', async () => {
    const { actions, made } = await setUp()
    expect(await actions.update(shown(), { quantity: 2 })).toBe(false)
    expect([made, said[0]?.kind]).toEqual([[], 'info'])
  })

  test('[CRT-04] what was never sent is changed where it waits', async () => {
    const { actions, made } = await setUp()
    pendingChanges.change(() => [anAdd()])
    const [line] = shownLines([], [anAdd()], 2)
    if (!line) throw new Error('one line waits')
    expect(await actions.update(line, { quantity: 5 })).toBe(true)
    expect(pendingChanges.read()).toMatchObject([{ quantity: 5 }])
    expect(await actions.remove(line)).toBe(true)
    expect([pendingChanges.read(), made, said]).toEqual([[], [], []])
  })

  test('[CRT-04] a press on a line from just before the shop knew it goes to the line it became', async () => {
    const { actions, made } = await setUp({ lines: [aLine({ id: 7, quantity: 1 })] })
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
  const { actions, made } = await setUp()
  expect(await actions.remove(shown())).toBe(true)
  expect(made).toMatchObject([{ kind: 'remove', cart_id: 1, zone_ids: [1] }])
  expect(said).toMatchObject([{ kind: 'success', options: { id: 'cart' } }])
})

describe('emptying', () => {
  const lines = [
    shown(),
    shown(aLine({ id: 2, item_id: 12, change: 'gone' })),
    shown(aLine({ id: 3, item_id: 13 })),
  ]

  test('[CRT-06] can be taken back for a while: everything that is still sold comes in again', async () => {
    const { actions, made, queryClient } = await setUp()
    const asked = vi.spyOn(queryClient, 'invalidateQueries')
    expect(await actions.clear({ lines, module_id: 2 })).toBe(true)
    expect(made).toMatchObject([{ kind: 'clear', module_id: 2, zone_ids: [1], tried: false }])
    const [notice] = said
    expect(notice?.options).toMatchObject({ id: 'cart', duration: 8_000 })
    await notice?.options?.action?.onPress()
    await vi.waitFor(() => expect(said).toHaveLength(2))
    expect(made.slice(1)).toMatchObject([
      { kind: 'add', item_id: 10, module_id: 2, zone_ids: [], replace: true },
      { kind: 'add', item_id: 13 },
    ])
    expect(asked).toHaveBeenCalledWith({ queryKey: [cartEndpoints.list.path] })
    expect(said[1]?.kind).toBe('success')
  })

  test('[CRT-06] what does not come in again is not said to be back', async () => {
    const { actions } = await setUp({ outcomes: [done, refused('stock', 'Out of Stock'), done] })
    await actions.clear({ lines, module_id: 2 })
    await said[0]?.options?.action?.onPress()
    await vi.waitFor(() => expect(said).toHaveLength(2))
    expect(heard()[1]).toBe('error: Out of Stock')
  })

  test('[CRT-06] a refusal empties nothing', async () => {
    const { actions } = await setUp({ outcomes: [refused('x', 'No')] })
    expect(await actions.clear({ lines, module_id: 2 })).toBe(false)
    expect(heard()).toEqual(['error: No'])
  })
})
