// What comes back from storage may have been written by anybody: only a whole change is one.
import { expect, test } from 'vitest'
import { aClearing, anAdd, anUpdate, aRemoval } from '../cart.fixture.ts'
import { type CartChange, readChange } from './cart-change.ts'

const large = { name: 'Size', values: { label: ['Large'] } }

const whole: CartChange[] = [
  anAdd(),
  anAdd({
    model: 'ItemCampaign',
    choice: { food_variations: [large], variation_type: 'Red' },
    add_ons: [{ id: 4, quantity: 2 }],
    note: 'Hot',
    limit: 9,
    replace: true,
    tried: true,
    zone_ids: [],
  }),
  anAdd({ is_flash_sale: true, own_discount: 300 }),
  anAdd({ store_discount: 200, terms: { min_purchase: 1_000, max_discount: 500 } }),
  anUpdate(),
  anUpdate({ cart_id: null, added_key: 'add', choice: { food_variations: [large], variation_type: null } }),
  anUpdate({ add_ons: [{ id: 4, quantity: 2 }], note: '' }),
  aRemoval(),
  aClearing(),
]

test.each(whole)('a whole change comes back as it was: %#', (change) => {
  expect(readChange(JSON.parse(JSON.stringify(change)))).toEqual(change)
})

const broken: [string, object][] = [
  ['no key', { ...aClearing(), key: '' }],
  ['a key beyond all keys', { ...aClearing(), key: 'k'.repeat(65) }],
  ['no module', { ...aClearing(), module_id: undefined }],
  ['zones that are no ids', { ...aClearing(), zone_ids: ['1'] }],
  ['an attempt that is no flag', { ...aClearing(), tried: 'yes' }],
  ['no name', { ...aRemoval(), name: null }],
  ['a line that is no id', { ...aRemoval(), cart_id: '1' }],
  ['an addition that is no key', { ...aRemoval(), added_key: 7 }],
  ['no pieces', { ...anUpdate(), quantity: 0 }],
  ['a price below nothing', { ...anUpdate(), price: -1 }],
  ['a price beyond all prices', { ...anUpdate(), price: 1_000_000_001 }],
  ['a note beyond all notes', { ...anUpdate(), note: 'n'.repeat(1_001) }],
  ['a choice that is none', { ...anUpdate(), choice: { food_variations: [], variation_type: 7 } }],
  ['an option without a name', { ...anUpdate(), choice: choiceOf({ values: { label: [] } }) }],
  ['an option without labels', { ...anUpdate(), choice: choiceOf({ name: 'Size', values: {} }) }],
  [
    'an option whose labels are no words',
    { ...anUpdate(), choice: choiceOf({ name: 'S', values: { label: [7] } }) },
  ],
  ['an add-on without an id', { ...anUpdate(), add_ons: [{ quantity: 1 }] }],
  ['an add-on without pieces', { ...anUpdate(), add_ons: [{ id: 1, quantity: 0 }] }],
  ['more add-ons than a line has', { ...anUpdate(), add_ons: Array(201).fill({ id: 1, quantity: 1 }) }],
  ['no item', { ...anAdd(), item_id: null }],
  ['a kind of item nobody sells', { ...anAdd(), model: 'Store' }],
  ['no store', { ...anAdd(), store_id: 0 }],
  ['no picture', { ...anAdd(), image: undefined }],
  ['no choice', { ...anAdd(), choice: null }],
  ['no add-ons', { ...anAdd(), add_ons: null }],
  ['no note at all', { ...anAdd(), note: undefined }],
  ['a limit that is no number', { ...anAdd(), limit: 'many' }],
  ['a cart begun anew or not', { ...anAdd(), replace: 1 }],
  ['no price of a piece', { ...anAdd(), unit_price: null }],
  ['no discount of its own', { ...anAdd(), own_discount: null }],
  ['no discount of its store', { ...anAdd(), store_discount: null }],
  ['no price of add-ons', { ...anAdd(), add_on_price: null }],
  ['a flash sale or not', { ...anAdd(), is_flash_sale: 'yes' }],
  ['terms without a minimum', { ...anAdd(), terms: { max_discount: 1 } }],
  ['a kind of change nobody makes', { ...anAdd(), kind: 'dance' }],
]

function choiceOf(option: object) {
  return { food_variations: [option], variation_type: null }
}

test.each(broken)('what has %s is no change', (_, change) => {
  expect(readChange(change)).toBeUndefined()
})

test('what is no record is no change', () => {
  for (const value of [null, 7, 'add', []]) expect(readChange(value)).toBeUndefined()
})

test('a change stored before lines could be named by their addition is still one', () => {
  const { added_key: _update, ...update } = anUpdate()
  const { added_key: _removal, ...removal } = aRemoval()
  expect([readChange(update), readChange(removal)]).toEqual([anUpdate(), aRemoval()])
})
