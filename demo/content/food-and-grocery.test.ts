// Holds the hand-written food and grocery content to what the world builder and the home pages rely on.
import { describe, expect, test } from 'vitest'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { figureNames } from '../art/figures/figure.ts'
import type { ItemContent, ModuleContent, StoreContent } from './content.types.ts'
import { foodContent } from './food/food.content.ts'
import { groceryContent } from './grocery/grocery.content.ts'
import { labelledKeys } from './grocery/packet-labels.ts'

const figures = figureNames()

const letters: Record<Language, RegExp> = {
  en: /\S/,
  ar: /\p{Script=Arabic}/u,
  tg: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
}

/** Letters that give away a word left in another language; the sun filter number is the one borrowed word. */
const foreignLetters: Record<Language, RegExp> = {
  en: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  ar: /[\p{Script=Cyrillic}a-zA-Z]/u,
  tg: /\p{Script=Arabic}|[a-zA-Z]/u,
  ru: /\p{Script=Arabic}|[a-zA-Z]|[ғӣқӯҳҷ]/iu,
}

function childKeys(content: ModuleContent): string[] {
  return content.categories.flatMap((category) => category.children.map((child) => child.key))
}

function categoriesOf(content: ModuleContent, store: StoreContent): Set<string> {
  const keys = store.sells.flatMap((key) => {
    const parent = content.categories.find((category) => category.key === key)
    return parent ? parent.children.map((child) => child.key) : [key]
  })
  return new Set(keys)
}

function itemsOf(content: ModuleContent, store: StoreContent): ItemContent[] {
  const categories = categoriesOf(content, store)
  return content.items.filter((item) => categories.has(item.category))
}

function textsOfItem(item: ItemContent): Localised[] {
  const variations = item.food_variations ?? []
  const labels = variations.flatMap((variation) => variation.values.map((value) => value.label))
  const titles = (item.choices ?? []).map((choice) => choice.title)
  return [item.name, item.description, ...variations.map((variation) => variation.name), ...labels, ...titles]
}

function everyText(content: ModuleContent): Localised[] {
  return [
    ...content.categories.flatMap((category) => [
      category.name,
      ...category.children.map((child) => child.name),
    ]),
    ...content.items.flatMap(textsOfItem),
    ...content.add_ons.map((addOn) => addOn.name),
    ...content.stores.flatMap((store) => [store.name, store.about]),
  ]
}

function everyPicture(content: ModuleContent): string[] {
  return [
    ...content.categories.flatMap((category) => [
      category.art,
      ...category.children.map((child) => child.art),
    ]),
    ...content.items.map((item) => item.art),
    ...content.stores.map((store) => store.art),
  ].flat()
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

function wrongTexts(texts: readonly Localised[], isWrong: (text: string, language: Language) => boolean) {
  return texts.flatMap((text) =>
    languages.filter((language) => isWrong(text[language], language)).map((language) => text[language]),
  )
}

function storesWith(content: ModuleContent, trait: NonNullable<StoreContent['traits']>[number]) {
  return content.stores.filter((store) => store.traits?.includes(trait)).length
}

const modules = [
  { name: 'food', content: foodContent, stores: 26 },
  { name: 'grocery', content: groceryContent, stores: 17 },
]

describe.each(modules)('the $name content', ({ content, stores }) => {
  const variations = content.items.flatMap((item) => item.food_variations ?? [])

  test('uses every key once', () => {
    const categoryKeys = [...content.categories.map((category) => category.key), ...childKeys(content)]
    expect(repeated(categoryKeys)).toEqual([])
    expect(repeated(content.items.map((item) => item.key))).toEqual([])
    expect(repeated(content.add_ons.map((addOn) => addOn.key))).toEqual([])
    expect(repeated(content.stores.map((store) => store.key))).toEqual([])
  })

  test('gives no two items or stores the same name in a language', () => {
    for (const language of languages) {
      expect(repeated(content.items.map((item) => item.name[language]))).toEqual([])
      expect(repeated(content.stores.map((store) => store.name[language]))).toEqual([])
    }
  })

  test('puts every item in a category that exists and leaves no category empty', () => {
    const used = new Set(content.items.map((item) => item.category))
    expect([...used].sort()).toEqual(childKeys(content).sort())
  })

  test('lets every store sell from known categories that hold at least 18 items', () => {
    const known = new Set([...content.categories.map((category) => category.key), ...childKeys(content)])
    for (const store of content.stores) {
      expect(
        store.sells.filter((key) => !known.has(key)),
        store.key,
      ).toEqual([])
      expect(store.sells.length, store.key).toBeGreaterThanOrEqual(2)
      expect(itemsOf(content, store).length, store.key).toBeGreaterThanOrEqual(18)
    }
  })

  test('speaks all four languages in their own letters', () => {
    const borrowed = /SPF/
    const missing = wrongTexts(everyText(content), (text, language) => !letters[language].test(text))
    const foreign = wrongTexts(
      everyText(content).filter((text) => !borrowed.test(text.en)),
      (text, language) => foreignLetters[language].test(text),
    )
    expect(missing).toEqual([])
    expect(foreign).toEqual([])
  })

  test('keeps descriptions within 140 characters', () => {
    const descriptions = [
      ...content.items.map((item) => item.description),
      ...content.stores.map((store) => store.about),
    ]
    expect(wrongTexts(descriptions, (text) => text.length > 140)).toEqual([])
  })

  test('draws only with figures that exist, at most three garnishes to a subject', () => {
    expect(everyPicture(content).filter((name) => !figures.has(name))).toEqual([])
    expect(content.items.filter((item) => item.art.length > 4)).toEqual([])
  })

  test('offers only add-ons that exist, none twice on a dish', () => {
    const known = new Set(content.add_ons.map((addOn) => addOn.key))
    for (const item of content.items) {
      const offered = item.add_ons ?? []
      expect(
        offered.filter((key) => !known.has(key)),
        item.key,
      ).toEqual([])
      expect(repeated(offered), item.key).toEqual([])
    }
  })

  test('asks for choices that can be made', () => {
    for (const { name, type, required, min, max, values } of variations) {
      expect(min, name.en).toBeLessThanOrEqual(max)
      expect(max, name.en).toBeLessThanOrEqual(values.length)
      expect(min >= 1, name.en).toBe(required)
      expect(type === 'multi' || max === 1, name.en).toBe(true)
    }
  })

  test('prices everything in whole positive cents and free options at nothing', () => {
    const prices = [...content.items, ...content.add_ons].map((priced) => priced.price)
    expect(prices.filter((price) => !Number.isInteger(price) || price <= 0)).toEqual([])
    const options = variations.flatMap((variation) => variation.values.map((value) => value.price))
    expect(options.filter((price) => !Number.isInteger(price) || price < 0)).toEqual([])
  })

  test('is as large as the demo world needs', () => {
    expect(content.categories.length).toBeGreaterThanOrEqual(9)
    for (const category of content.categories) {
      expect(category.children.length, category.key).toBeGreaterThanOrEqual(2)
      expect(category.children.length, category.key).toBeLessThanOrEqual(4)
    }
    expect(content.items.length).toBeGreaterThanOrEqual(130)
    expect(content.stores).toHaveLength(stores)
  })
})

describe('the restaurants', () => {
  const { items, add_ons, stores } = foodContent

  test('show every store trait, in the planned numbers', () => {
    expect(storesWith(foodContent, 'inactive') + storesWith(foodContent, 'closed_today')).toBe(2)
    const planned = [
      ['inactive', 1],
      ['closed_today', 1],
      ['night', 1],
      ['always_open', 1],
      ['veg_only', 1],
      ['no_schedule_order', 1],
      ['take_away_only', 1],
      ['delivery_only', 1],
      ['discount', 5],
      ['featured', 4],
      ['free_delivery', 3],
      ['self_delivery', 2],
      ['new', 3],
      ['recommended', 4],
      ['announcement', 3],
    ] as const
    expect(planned.map(([trait]) => [trait, storesWith(foodContent, trait)])).toEqual(planned)
  })

  test('each sell from two to four categories', () => {
    expect(stores.filter((store) => store.sells.length < 2 || store.sells.length > 4)).toEqual([])
  })

  test('without meat still have 18 dishes', () => {
    const green = stores.filter((store) => store.traits?.includes('veg_only'))
    for (const store of green) {
      const dishes = itemsOf(foodContent, store).filter((item) => item.veg)
      expect(dishes.length, store.key).toBeGreaterThanOrEqual(18)
    }
  })

  test('offer enough variations, add-ons, time windows and limits', () => {
    expect(items.filter((item) => item.food_variations?.length).length).toBeGreaterThanOrEqual(40)
    expect(items.filter((item) => item.add_ons?.length).length).toBeGreaterThanOrEqual(40)
    expect(items.filter((item) => item.window).length).toBeGreaterThanOrEqual(15)
    expect(items.filter((item) => item.maximum_cart_quantity).length).toBeGreaterThanOrEqual(10)
    expect(add_ons.length).toBeGreaterThanOrEqual(25)
    expect(items.filter((item) => item.veg === undefined)).toEqual([])
  })

  test('show each rule of ordering: two choices at least, and hours in a kitchen that takes no orders ahead', () => {
    const groups = items.flatMap((item) => item.food_variations ?? [])
    expect(groups.some(({ min }) => min >= 2)).toBe(true)
    const unscheduled = stores.filter((store) => store.traits?.includes('no_schedule_order'))
    const dishes = unscheduled.flatMap((store) => itemsOf(foodContent, store))
    expect(dishes.some(({ window }) => window)).toBe(true)
  })

  test('serve in the morning, at lunch and across midnight', () => {
    const windows = items.flatMap((item) => (item.window ? [item.window] : []))
    const clock = /^([01]\d|2[0-3]):[0-5]\d$/
    expect(windows.flat().filter((time) => !clock.test(time))).toEqual([])
    expect(windows).toContainEqual(['07:00', '11:30'])
    expect(windows).toContainEqual(['20:00', '04:00'])
    expect(windows.some(([from, to]) => from >= '11:00' && to <= '17:00' && from < to)).toBe(true)
  })
})

describe('the groceries', () => {
  test('[HOM-03] have the categories the best reviewed items are filtered by', () => {
    const names = groceryContent.categories.map((category) => category.name.en)
    expect(names).toEqual(expect.arrayContaining(['Beauty', 'Bread & juice', 'Drinks', 'Milk']))
  })

  test('have only labels of goods there are, whose parts weigh no more than the whole', () => {
    const keys = new Set(groceryContent.items.map((item) => item.key))
    expect(labelledKeys.filter((key) => !keys.has(key))).toEqual([])
    for (const { key, nutrition_facts: facts } of groceryContent.items) {
      if (!facts) continue
      const grams = [facts.fat, facts.carbohydrates, facts.protein, facts.salt]
      expect(Math.min(...grams, facts.energy_kcal), key).toBeGreaterThanOrEqual(0)
      expect(
        grams.reduce((sum, one) => sum + one),
        key,
      ).toBeLessThanOrEqual(100)
    }
  })

  test('say how much one piece holds', () => {
    const unmeasured = groceryContent.items.filter((item) => !item.unit || !item.unit_amount)
    expect(unmeasured).toEqual([])
  })

  test('mark organic goods and offer pack sizes', () => {
    expect(groceryContent.items.filter((item) => item.organic).length).toBeGreaterThanOrEqual(20)
    expect(groceryContent.items.filter((item) => item.choices?.length).length).toBeGreaterThanOrEqual(20)
  })
})
