// @vitest-environment happy-dom
// Emptying the cart, and taking that back for a while.
import { expect, test, vi } from 'vitest'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { aLine, anAdd } from '../cart.fixture.ts'
import { shownLines } from '../shown-lines.rules.ts'
import { done, refused, setUpActions, shown } from './cart-actions.fixture.tsx'

const lines = [
  shown(),
  shown(aLine({ id: 2, item_id: 12, change: 'gone' })),
  shown(aLine({ id: 3, item_id: 13 })),
]

test('[CRT-06] can be taken back for a while: everything that is still sold comes in again', async () => {
  const { actions, made, said, queryClient } = await setUpActions()
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
  expect(said[1]).toMatchObject({ kind: 'success', options: { id: 'cart' } })
})

test('[CRT-06] what does not come in again is not said to be back', async () => {
  const { actions, said, heard } = await setUpActions({
    outcomes: [done, refused('stock', 'Out of Stock'), done],
  })
  await actions.clear({ lines, module_id: 2 })
  await said[0]?.options?.action?.onPress()
  await vi.waitFor(() => expect(said).toHaveLength(2))
  expect(heard()[1]).toBe('error: Out of Stock')
})

test('[CRT-06] a refusal empties nothing', async () => {
  const { actions, heard } = await setUpActions({ outcomes: [refused('x', 'No')] })
  expect(await actions.clear({ lines, module_id: 2 })).toBe(false)
  expect(heard()).toEqual(['error: No'])
})

test('[CRT-06] what the shop had not heard of when the cart was emptied comes in again as well', async () => {
  const { actions, made, said } = await setUpActions()
  await actions.clear({ lines: shownLines([], [anAdd({ item_id: 21 })], 2), module_id: 2 })
  await said[0]?.options?.action?.onPress()
  await vi.waitFor(() => expect(said).toHaveLength(2))
  expect(made.slice(1)).toMatchObject([{ kind: 'add', item_id: 21 }])
})
