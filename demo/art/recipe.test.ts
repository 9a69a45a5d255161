import { describe, expect, test } from 'vitest'
import { demoModules } from '../content/demo-modules.ts'
import { artDrawing, composeRecipe, type Recipe } from './recipe.ts'

const subject = ['hamburger', 'tomato', 'leafy-green', 'cheese-wedge'] as const
const plain = { subject, hue: 20, seed: 'plov' }

const recipes: Recipe[] = [
  { draw: 'item', ...plain },
  ...[1, 2, 3, 4, 5].map((angle): Recipe => ({ draw: 'item_angle', ...plain, angle })),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(
    (seed): Recipe => ({ draw: 'store_cover', ...plain, seed, name: 'Navruz Kitchen' }),
  ),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(
    (seed): Recipe => ({ draw: 'store_logo', ...plain, seed, name: 'Navruz Kitchen' }),
  ),
  { draw: 'store_logo', ...plain, name: 'Ҳунар' },
  { draw: 'category', ...plain },
  ...demoModules.map((module_type): Recipe => ({ draw: 'module_icon', module_type })),
  ...demoModules.map((module_type): Recipe => ({ draw: 'module_thumbnail', module_type })),
  { draw: 'banner', ...plain, layout: 'stage' },
  { draw: 'banner', ...plain, layout: 'burst', shape: 'tall' },
  { draw: 'banner', ...plain, layout: 'cascade', shape: 'card' },
  { draw: 'banner', ...plain, layout: 'pool' },
  { draw: 'campaign', ...plain },
  { draw: 'flash_sale', hue: 40, seed: 'friday' },
  { draw: 'reviewer', person: 'woman', seed: 'a' },
  { draw: 'delivery_man', person: 'man', seed: 'b', vehicle: 'bicycle' },
  { draw: 'delivery_man', person: 'man', seed: 'b', vehicle: 'scooter' },
  { draw: 'delivery_man', person: 'man', seed: 'b', vehicle: 'car' },
  { draw: 'parcel_category', ...plain },
  { draw: 'payment_logo', mark: 'credit-card', hue: 230, name: 'Demo Pay' },
  { draw: 'why_choose', ...plain },
  { draw: 'empty', ...plain },
  { draw: 'not_found' },
  { draw: 'landing_hero' },
  { draw: 'logo', tone: 'ink' },
  { draw: 'favicon' },
]

describe.each(recipes)('the picture of $draw', (recipe) => {
  const svg = composeRecipe(recipe)

  test('is the same whenever it is drawn, also from the file the store keeps', async () => {
    expect(composeRecipe(recipe)).toBe(svg)
    expect(await artDrawing.draw(JSON.stringify(recipe))).toBe(svg)
  })

  test('gives every gradient and filter an id of its own, and refers to no other', () => {
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has no number that is not one', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('pictures of different seeds differ', () => {
  const seeds = Array.from({ length: 70 }, (_, place) => `store-${place}`)
  const covers = seeds.map((seed) => composeRecipe({ draw: 'store_cover', ...plain, seed, name: 'Kitchen' }))
  expect(new Set(covers).size).toBe(seeds.length)
})

test('a recipe of no known kind, or without its data, is refused', () => {
  expect(() => artDrawing.draw('{"draw":"poem"}')).toThrow(/draw/)
  expect(() => artDrawing.draw('{"draw":"item","hue":20,"seed":"plov"}')).toThrow(/subject/)
})
