// Holds the pharmacy and e-commerce content to what the world builder relies on.
import { describe, expect, test } from 'vitest'
import { doubles, itemsOf, leafKeys } from './content.fixture.ts'
import { ecommerceContent } from './ecommerce/ecommerce.content.ts'
import { commonConditions, pharmacyContent } from './pharmacy/pharmacy.content.ts'

describe.each([
  { name: 'pharmacy', content: pharmacyContent, parents: 8, items: 90, stores: 13 },
  { name: 'ecommerce', content: ecommerceContent, parents: 9, items: 110, stores: 17 },
])('the $name module', ({ content, parents, items, stores }) => {
  test('is large enough', () => {
    expect(content.categories.length).toBeGreaterThanOrEqual(parents)
    expect(content.items.length).toBeGreaterThanOrEqual(items)
    expect(content.stores).toHaveLength(stores)
    expect(content.categories.filter((one) => one.children.length < 2 || one.children.length > 4)).toEqual([])
  })

  test('gives every category, item and store a key of its own', () => {
    expect(doubles([...content.categories.map((one) => one.key), ...leafKeys(content)])).toEqual([])
    expect(doubles(content.items.map((one) => one.key))).toEqual([])
    expect(doubles(content.items.map((one) => one.name.en))).toEqual([])
    expect(doubles(content.stores.map((one) => one.key))).toEqual([])
  })

  test('refers only to categories that exist, and leaves none empty', () => {
    const leaves = new Set(leafKeys(content))
    const sellable = new Set([...leaves, ...content.categories.map((one) => one.key)])
    const used = new Set(content.items.map((item) => item.category))
    expect(content.items.filter((item) => !leaves.has(item.category)).map((item) => item.key)).toEqual([])
    expect(content.stores.flatMap((store) => store.sells).filter((key) => !sellable.has(key))).toEqual([])
    expect([...leaves].filter((key) => !used.has(key))).toEqual([])
  })

  test('gives every store something to sell', () => {
    const thin = content.stores.filter((store) => itemsOf(content, store).length < 18)
    expect(thin.map((store) => store.key)).toEqual([])
  })

  test('prices, hues and delivery times are usable', () => {
    const priced = content.items.every(
      (item) => Number.isInteger(item.price) && item.price > 0 && item.unit_amount,
    )
    expect(priced).toBe(true)
    const hues = [...content.categories, ...content.stores].map((one) => one.hue)
    expect(hues.filter((hue) => hue < 0 || hue > 359)).toEqual([])
    expect(content.stores.filter((store) => !/^\d+-\d+ min$/.test(store.delivery_time))).toEqual([])
  })

  test('shows every trait a store of this kind can have', () => {
    const traits = new Set(content.stores.flatMap((store) => store.traits ?? []))
    expect([...traits].sort()).toEqual(
      [
        'always_open',
        'announcement',
        'closed_today',
        'delivery_only',
        'discount',
        'featured',
        'free_delivery',
        'inactive',
        'new',
        'night',
        'no_schedule_order',
        'recommended',
        'self_delivery',
        'take_away_only',
      ].sort(),
    )
  })
})

describe('pharmacy', () => {
  test('[HOM-04] has the categories its tabs are named after, each with basic items', () => {
    const basicParents = ['Baby care', 'Women’s care', 'Men’s care'].map((name) => {
      const leaves =
        pharmacyContent.categories.find((one) => one.name.en === name)?.children.map((one) => one.key) ?? []
      return pharmacyContent.items.filter((item) => item.basic && leaves.includes(item.category)).length
    })
    expect(Math.min(...basicParents)).toBeGreaterThan(2)
    expect(pharmacyContent.items.filter((item) => item.basic).length).toBeGreaterThanOrEqual(30)
  })

  test('[HOM-08] every condition is known and has items', () => {
    const known = new Set(commonConditions.map((one) => one.key))
    const used = new Set(pharmacyContent.items.flatMap((item) => item.condition ?? []))
    expect(known.size).toBeGreaterThanOrEqual(12)
    expect(doubles(commonConditions.map((one) => one.key))).toEqual([])
    expect([...used].sort()).toEqual([...known].sort())
  })

  test('prescription items say so, are never basic and are sold by some pharmacy', () => {
    const prescription = pharmacyContent.items.filter((item) => item.prescription)
    expect(prescription.length).toBeGreaterThanOrEqual(8)
    expect(
      prescription.filter(
        (item) => item.basic || !item.generic_name || !/prescription/.test(item.description.en),
      ),
    ).toEqual([])
    const sold = new Set(pharmacyContent.stores.flatMap((store) => itemsOf(pharmacyContent, store)))
    expect(prescription.filter((item) => !sold.has(item))).toEqual([])
  })
})

test('[PRD-01] some products have more to say than a page shows at once, in every language', () => {
  const foldsAt = 130
  const long = ecommerceContent.items.filter(({ description }) =>
    Object.values(description).every((text) => text.length > foldsAt),
  )
  expect(long.length).toBeGreaterThanOrEqual(2)
})

describe('e-commerce choices', () => {
  const choosable = ecommerceContent.items.filter((item) => item.choices)
  const axes = choosable.flatMap((item) => item.choices ?? [])

  test('many items vary along one to three axes of two options or more', () => {
    expect(choosable.length).toBeGreaterThanOrEqual(45)
    expect(choosable.filter(({ choices = [] }) => choices.length < 1 || choices.length > 3)).toEqual([])
    expect(axes.filter((axis) => axis.options.length < 2)).toEqual([])
  })

  test('options stay apart once spaces are removed and parts are joined by a dash', () => {
    const bad = axes.filter(({ options }) => {
      const parts = options.map((option) => option.replaceAll(' ', ''))
      return doubles(parts).length > 0 || parts.some((part) => part.includes('-') || part === '')
    })
    expect(bad).toEqual([])
  })
})
