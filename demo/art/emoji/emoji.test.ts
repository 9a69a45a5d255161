import { expect, test } from 'vitest'
import { emojiBounds } from './bounds.ts'
import { assertEmoji, emojiBody, emojiNames } from './emoji.ts'
import { measureBounds } from './measure-bounds.ts'

test('all names of the icon set are found and every body can be read', () => {
  const names = emojiNames()
  expect(names.length).toBeGreaterThan(3000)
  expect(new Set(names).size).toBe(names.length)
  for (const name of [names[0], names[1500], names.at(-1)]) expect(emojiBody(name ?? '')).toMatch(/^<.*>$/s)
})

test('missing names are refused all at once, each named once', () => {
  assertEmoji(['red-apple', 'pizza'])
  expect(() => assertEmoji(['red-apple', 'plov', 'samsa', 'plov'])).toThrow(
    'Fluent Emoji has no icon named: plov, samsa',
  )
})

test('one missing emoji is refused by its name', () => {
  expect(() => emojiBody('plov')).toThrow('plov')
})

test('the measured bounds are those the icons really have', async () => {
  for (const name of ['sushi', 'chopsticks', 'hamburger', 'pill', 'motor-scooter', 'man-beard-medium']) {
    const [known, real] = [emojiBounds(name), await measureBounds(name)]
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      expect(Math.abs(known[side] - real[side]), `${name} ${side}`).toBeLessThanOrEqual(1)
    }
  }
})
