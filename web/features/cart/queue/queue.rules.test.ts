// Changes that wait: joined where nobody knows of them yet, in order where the shop may have them already.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aClearing, anAdd, anUpdate, aRemoval } from '../cart.fixture.ts'
import { shownLines } from '../shown-lines.rules.ts'
import { type CartChange, readChange } from './cart-change.ts'
import { afterAddition, isOrphaned, tried, withChange, without, withQuantity } from './queue.rules.ts'

const cheese = { add_ons: [{ id: 7, quantity: 1 }], add_on_price: 120 }

describe('what was never sent', () => {
  test('the same thing twice is one change with the pieces and add-ons of both', () => {
    const queue = withChange([anAdd({ key: 'first', ...cheese })], anAdd({ key: 'second', ...cheese }))
    expect(queue).toEqual([
      anAdd({ key: 'first', quantity: 2, add_ons: [{ id: 7, quantity: 2 }], add_on_price: 240 }),
    ])
  })

  test('the last quantity of a line is the only one that is sent, with what was changed before', () => {
    const noted = anUpdate({ key: 'first', quantity: 2, note: 'no onions' })
    const queue = withChange([noted], anUpdate({ key: 'second', quantity: 5 }))
    expect(queue).toEqual([anUpdate({ key: 'second', quantity: 5, note: 'no onions' })])
  })

  test('removing a line makes what was changed about it needless', () => {
    expect(withChange([anUpdate()], aRemoval())).toEqual([aRemoval()])
  })

  test('emptying the cart makes everything of its module needless that was never sent', () => {
    const elsewhere = anAdd({ key: 'elsewhere', module_id: 3 })
    expect(withChange([anAdd(), elsewhere, anUpdate()], aClearing())).toEqual([elsewhere, aClearing()])
  })

  test('pieces of something unsent are counted where it waits, and none of them is nothing', () => {
    expect(withQuantity([anAdd()], 'add', 4)).toEqual([anAdd({ quantity: 4 })])
    expect(withQuantity([anAdd()], 'add', 0)).toEqual([])
  })
})

describe('what was sent', () => {
  test('is never altered: the shop may have it, and its key stands for it', () => {
    const sent = anAdd({ tried: true })
    expect(withChange([sent], anAdd({ key: 'second' }))).toEqual([sent, anAdd({ key: 'second' })])
    expect(withQuantity([sent], 'add', 4)).toBeNull()
    const update = anUpdate({ tried: true })
    expect(withChange([update], anUpdate({ key: 'second' }))).toEqual([update, anUpdate({ key: 'second' })])
    expect(withChange([update], aRemoval())).toEqual([update, aRemoval()])
    expect(withChange([update], aClearing())).toEqual([update, aClearing()])
  })

  test('is marked, and leaves by its key', () => {
    expect(tried([anAdd()], 'add')).toEqual([anAdd({ tried: true })])
    expect(without([anAdd(), anUpdate()], 'add')).toEqual([anUpdate()])
  })
})

describe('what is asked of a line whose addition is on the way', () => {
  const onTheWay = { cart_id: null, added_key: 'add' }

  test('is shown at once, and the last quantity is the only one that is sent', () => {
    const queue = [anAdd({ tried: true }), anUpdate({ ...onTheWay, quantity: 2 })]
    const next = withChange(queue, anUpdate({ ...onTheWay, key: 'second', quantity: 3 }))
    expect(next).toHaveLength(2)
    expect(shownLines([], next, 2)).toMatchObject([{ item_id: 10, quantity: 3 }])
    expect(shownLines([], withChange(next, aRemoval(onTheWay)), 2)).toEqual([])
  })

  test('follows the line the shop made of it, and nothing else does', () => {
    const queue = [anUpdate(onTheWay), aRemoval({ cart_id: null, added_key: 'other' })]
    expect(afterAddition(queue, 'add', 7)).toEqual([anUpdate({ cart_id: 7 }), queue[1]])
  })

  test('is gone with an addition that was refused', () => {
    expect(afterAddition([anUpdate(onTheWay), aRemoval()], 'add', null)).toEqual([aRemoval()])
    expect(isOrphaned(anUpdate(onTheWay))).toBe(true)
    expect([anAdd(), anUpdate(), aClearing()].some(isOrphaned)).toBe(false)
  })
})

test('[CRT-10] a cart begun anew does not join one from before', () => {
  const queue = [anAdd(), anAdd({ key: 'other', item_id: 11, store_id: 6, replace: true })]
  const again = anAdd({ key: 'again', replace: true })
  expect(withChange(queue, again)).toEqual([...queue, again])
})

const anyChange: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({ item_id: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 9 }) }).map(anAdd),
  fc
    .record({ cart_id: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 9 }) })
    .map(anUpdate),
  fc.record({ cart_id: fc.integer({ min: 1, max: 3 }) }).map(aRemoval),
)

test('joining changes shows the same cart as making them one after another', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
      const numbered = changes.map((change, at) => ({ ...change, key: String(at) }))
      const joined = numbered.reduce<CartChange[]>(withChange, [])
      const pieces = (queue: readonly CartChange[]) =>
        shownLines([], queue, 2).map(({ item_id, quantity }) => [item_id, quantity])
      expect(pieces(joined)).toEqual(pieces(numbered))
    }),
  )
})

test('what comes back from storage is read only when it is whole', () => {
  for (const change of [anAdd(), anUpdate(), aRemoval()]) {
    expect(readChange(JSON.parse(JSON.stringify(change)))).toEqual(change)
  }
  const { added_key: _unknown, ...stored } = anUpdate()
  expect(readChange(stored)).toEqual(anUpdate())
  expect(readChange({ ...anAdd(), quantity: 0 })).toBeUndefined()
  expect(readChange({ ...anUpdate(), cart_id: '1' })).toBeUndefined()
  expect(readChange({ kind: 'dance', key: 'k' })).toBeUndefined()
  expect(readChange(null)).toBeUndefined()
})

describe('what is about something else', () => {
  const other = anUpdate({ key: 'other', cart_id: 2, quantity: 7 })

  test('an update joins the update of its own line only', () => {
    const removal = aRemoval({ key: 'gone' })
    expect(withChange([removal, other], anUpdate())).toEqual([removal, other, anUpdate()])
    const chosen = {
      choice: { food_variations: [], variation_type: 'Red' },
      add_ons: [{ id: 7, quantity: 1 }],
    }
    const queue = withChange([other, anUpdate({ key: 'first', ...chosen })], anUpdate({ key: 'second' }))
    expect(queue).toEqual([other, anUpdate({ key: 'second', ...chosen })])
  })

  test('what is chosen last counts', () => {
    const [red, blue] = ['Red', 'Blue'].map((variation_type) => ({ food_variations: [], variation_type }))
    const first = anUpdate({
      key: 'first',
      choice: red ?? null,
      add_ons: [{ id: 7, quantity: 1 }],
      note: 'a',
    })
    const second = anUpdate({ key: 'second', choice: blue ?? null, add_ons: [], note: '' })
    expect(withChange([first], second)).toEqual([second])
  })

  test('a line that is being added is not the one that is named by another addition', () => {
    const one = anUpdate({ key: 'one', cart_id: null, added_key: 'first' })
    const two = anUpdate({ key: 'two', cart_id: null, added_key: 'second' })
    expect(withChange([one], two)).toEqual([one, two])
  })

  test('removing a line takes earlier removals of it along, and leaves other lines and additions', () => {
    const queue = [anAdd(), other, aRemoval({ key: 'first' })]
    expect(withChange(queue, aRemoval())).toEqual([anAdd(), other, aRemoval()])
  })

  test('a cart begun anew joins itself while nothing came after it', () => {
    const begun = anAdd({ replace: true })
    expect(withChange([begun], anAdd({ key: 'more', replace: true }))).toEqual([{ ...begun, quantity: 2 }])
  })

  test('one piece is a piece, and only the thing itself is counted', () => {
    const bread = anAdd({ key: 'bread', item_id: 11 })
    expect(withQuantity([bread, anAdd()], 'add', 1)).toEqual([bread, anAdd({ quantity: 1 })])
    expect(withQuantity([bread, anAdd()], 'add', 5)).toEqual([bread, anAdd({ quantity: 5 })])
    expect(withQuantity([bread, anAdd()], 'add', 0)).toEqual([bread])
    expect(withQuantity([anUpdate()], 'update', 5)).toBeNull()
    expect(withQuantity([bread], 'unknown', 5)).toBeNull()
  })

  test('only what was sent is marked', () => {
    expect(tried([other, anAdd()], 'add')).toEqual([other, anAdd({ tried: true })])
  })
})
