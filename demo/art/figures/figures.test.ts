import { describe, expect, test } from 'vitest'
import { moduleContents } from '../../build/module-contents.ts'
import { emojiNames } from '../emoji/emoji.ts'
import { composeItemAngles } from '../item.ts'
import { drawings } from './drawings.ts'
import { figureNames, figureOf } from './figure.ts'

const drawn = Object.keys(drawings)

describe.each(Object.entries(moduleContents))('the goods of %s', (_, { items }) => {
  test('have a figure each', () => {
    const known = figureNames()
    expect(items.flatMap(({ art }) => art).filter((name) => !known.has(name))).toEqual([])
  })

  test('never share one: two goods that look alike cannot be told apart in a cart', () => {
    const subjects = items.map(({ art }) => art[0])
    expect(subjects.filter((name, place) => subjects.indexOf(name) !== place)).toEqual([])
  })
})

test('no drawing takes the name of an emoji, and none is left unused', () => {
  const emoji = new Set(emojiNames())
  expect(drawn.filter((name) => emoji.has(name))).toEqual([])
  const used = new Set(Object.values(moduleContents).flatMap(({ items }) => items.flatMap(({ art }) => art)))
  expect(drawn.filter((name) => !used.has(name))).toEqual([])
})

test('every drawing is the same whenever it is drawn, with whole numbers and ids of its own', () => {
  for (const name of drawn) {
    const { body } = figureOf(name)
    expect(figureOf(name).body).toBe(body)
    expect(body, name).not.toMatch(/NaN|undefined|Infinity/)
    const ids = [...body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, name).toBe(ids.length)
    const wanted = [...body.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    expect(
      wanted.filter((id) => !ids.includes(id)),
      name,
    ).toEqual([])
  }
})

test('a figure that bears writing is never mirrored, in no view of its gallery', () => {
  const gallery = composeItemAngles({ subject: ['paracetamol-box'], hue: 200, seed: 'written' })
  for (const svg of gallery) expect(svg).not.toMatch(/scale\(-/)
})

test('no drawing costs more to render than a scene may: its text stays under 150 KB', () => {
  const heavy = drawn.filter((name) => figureOf(name).body.length > 150_000)
  expect(heavy).toEqual([])
})
