// What presses in the item dialog come to.
import { describe, expect, test } from 'vitest'
import type { ChoiceAction, ChoiceState } from './choice-state.ts'
import { choiceReducer, firstChoice, itemChoiceOf, orderedAddOns } from './choice-state.ts'

const nothing: ChoiceState = { labels: {}, variation_type: null, add_ons: {}, quantity: 1, note: '' }
const size = { name: 'Size', type: 'single' } as const
const extras = { name: 'Extras', type: 'multi' } as const

const chosenBy = (...actions: ChoiceAction[]) => actions.reduce(choiceReducer, nothing)

const cheese = { id: 7, name: 'Cheese', price: 1.2, store_id: 1, status: 1, created_at: '', updated_at: '' }
const olives = { ...cheese, id: 8, name: 'Olives' }
const food_variations = [size, extras].map((group) => ({
  ...group,
  min: 0,
  max: 0,
  required: 'off' as const,
  values: [],
}))

describe('options', () => {
  test('[ATC-06] another option of a single group replaces the first, and a second press takes it back', () => {
    const small = { kind: 'option', group: size, label: 'Small' } as const
    const large = { kind: 'option', group: size, label: 'Large' } as const
    expect(chosenBy(small).labels).toEqual({ Size: ['Small'] })
    expect(chosenBy(small, large).labels).toEqual({ Size: ['Large'] })
    expect(chosenBy(small, large, large).labels).toEqual({ Size: [] })
  })

  test('[ATC-15] a press in a multi group adds the option, a second removes only it', () => {
    const ham = { kind: 'option', group: extras, label: 'Ham' } as const
    const egg = { kind: 'option', group: extras, label: 'Egg' } as const
    expect(chosenBy(ham, egg).labels).toEqual({ Extras: ['Ham', 'Egg'] })
    expect(chosenBy(ham, egg, ham).labels).toEqual({ Extras: ['Egg'] })
  })

  test('groups without a chosen option are left out of what is ordered', () => {
    const state = chosenBy(
      { kind: 'option', group: size, label: 'Small' },
      { kind: 'option', group: extras, label: 'Ham' },
      { kind: 'option', group: extras, label: 'Ham' },
    )
    expect(itemChoiceOf({ food_variations }, state).food_variations).toEqual([
      { name: 'Size', values: { label: ['Small'] } },
    ])
  })
})

describe('add-ons', () => {
  const add = (id: number, quantity: number) => ({ kind: 'add_on', id, quantity }) as const

  test('[ATC-07] an add-on counts up and down and is gone at 0', () => {
    expect(chosenBy(add(7, 1), add(7, 2)).add_ons).toEqual({ 7: 2 })
    expect(chosenBy(add(7, 1), add(7, 0)).add_ons).toEqual({})
  })

  test('[ATC-07] taking the tick away removes it whole and leaves the others', () => {
    const state = chosenBy(add(7, 3), add(8, 1), add(7, 0))
    expect(orderedAddOns({ add_ons: [cheese, olives] }, state)).toEqual([{ ...olives, quantity: 1 }])
  })
})

describe('combinations and pieces', () => {
  const variations = [
    { type: 'Red-S', price: 3, stock: 1 },
    { type: 'Red-M', price: 4, stock: 1 },
  ]
  const article = { variations, module_type: 'ecommerce' } as const

  test('[PRD-02] the first combination is chosen at first; a dish with groups begins with nothing', () => {
    expect(firstChoice({ ...article, food_variations: '' }).variation_type).toBe('Red-S')
    expect(firstChoice({ ...article, food_variations }).variation_type).toBeNull()
  })

  test('[PRD-02] a sold-out combination is passed over while another is in stock', () => {
    const stocked = (...stocks: number[]) =>
      firstChoice({
        ...article,
        food_variations: '',
        variations: variations.map((one, at) => ({ ...one, stock: stocks[at] ?? 0 })),
      }).variation_type
    expect(stocked(0, 3)).toBe('Red-M')
    expect(stocked(0, 0)).toBe('Red-S')
  })

  test('[PRD-02] choosing another combination begins again with one piece', () => {
    const state = chosenBy(
      { kind: 'quantity', quantity: 4 },
      { kind: 'combination', variation_type: 'Red-M' },
    )
    expect(state).toMatchObject({ variation_type: 'Red-M', quantity: 1 })
  })

  test('a note stays when something else is chosen', () => {
    const state = chosenBy({ kind: 'note', note: 'no onions' }, { kind: 'quantity', quantity: 2 })
    expect(state).toMatchObject({ note: 'no onions', quantity: 2 })
  })

  test('[ATC-01] there is never less than one piece', () => {
    expect(chosenBy({ kind: 'quantity', quantity: 0 }).quantity).toBe(1)
  })
})
