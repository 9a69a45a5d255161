import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oklch, wheelToAngle } from './colour.ts'
import { letter, monogramOf, textWidth } from './lettering.ts'
import { paletteOf, placeholderOf } from './palette.ts'
import { chanceFrom } from './random.ts'

describe('colours', () => {
  test('known colours come out as they are', () => {
    expect(oklch(1, 0, 0)).toBe('#ffffff')
    expect(oklch(0, 0, 0)).toBe('#000000')
    expect(oklch(0.62795, 0.2576, 29.23)).toBe('#ff0000')
  })

  test('a hue of the colour wheel keeps its name: red, yellow, green, blue', () => {
    const named = [0, 60, 120, 240].map((hue) => Math.round(wheelToAngle(hue) / 10) * 10)
    expect(named).toEqual([30, 110, 140, 270])
  })

  test('every hue gives a full palette of real colours', () => {
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), fc.integer({ min: -40, max: 40 }), (hue, turn) => {
        for (const colour of Object.values(paletteOf(hue, turn))) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      }),
      { numRuns: 40 },
    )
  })

  test('the placeholder of a hue is its soft ground', () => {
    expect(placeholderOf(120)).toBe(paletteOf(120).soft)
  })
})

describe('chance', () => {
  test('repeats itself for the same seed and stays in range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, from, span) => {
        const [first, second] = [chanceFrom(seed), chanceFrom(seed)]
        const drawn = first.whole(from, from + span)
        expect(second.whole(from, from + span)).toBe(drawn)
        expect(drawn).toBeGreaterThanOrEqual(from)
        expect(drawn).toBeLessThanOrEqual(from + span)
      }),
    )
  })
})

describe('lettering', () => {
  test('initials are taken from Latin words, accents dropped', () => {
    expect(monogramOf('Navruz Kitchen House')).toBe('NK')
    expect(monogramOf('Élan café')).toBe('EC')
    expect(monogramOf('Slice & Co')).toBe('SC')
    expect(monogramOf('Ҳунар')).toBe('')
  })

  test('a line is as wide as its letters and is drawn without any font', () => {
    expect(textWidth('FF', 100)).toBeCloseTo(2 * textWidth('F', 100))
    const drawn = letter({ text: 'Fold', x: 0, y: 0, size: 40, fill: '#000000' })
    expect(drawn.match(/<path/g)).toHaveLength(4)
    expect(drawn).not.toContain('<text')
  })
})
