// Reads the tokens as written and proves that every text can be read on its ground.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { accents } from '#contract/core/accent.ts'

type Theme = 'light' | 'dark'
type Tokens = ReadonlyMap<string, string>

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8')
const themes: readonly Theme[] = ['light', 'dark']
const grounded = ['neutral', ...accents] as const

const grounds = ['paper', 'surface', 'raised', 'fill', 'fill-strong']
const readable: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent-ink'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...['success', 'warning', 'danger', 'info'].flatMap((meaning) => [
    [`${meaning}-ink`, `${meaning}-soft`] as const,
    [`${meaning}-ink`, 'paper'] as const,
    [`${meaning}-ink`, 'surface'] as const,
    [`${meaning}-ink`, 'raised'] as const,
    [`${meaning}-ink`, 'fill'] as const,
    [`on-${meaning}`, meaning] as const,
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['ink', 'rating-soft'],
  ['ink-soft', 'rating-soft'],
  ['on-discount', 'discount'],
  ['on-inverse', 'inverse'],
  ['picture-ink', 'picture'],
  ['picture-ink-soft', 'picture'],
]
// Thin graphics (borders of controls, bars, stars) need 3:1.
const visible: readonly (readonly [mark: string, ground: string])[] = [
  ...['accent-mark', 'line-control'].flatMap((mark) =>
    ['paper', 'surface', 'raised', 'fill'].map((ground) => [mark, ground] as const),
  ),
  ['rating', 'paper'],
  ['rating', 'surface'],
  ['rating', 'raised'],
  ['surface', 'accent-mark'],
  ['surface', 'line-control'],
]

function blockOf(selector: string): string {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`tokens.css has no block ${selector}`)
  return css.slice(start, css.indexOf('\n}', start))
}

function declarationsOf(block: string, theme: Theme): [string, string][] {
  return [...block.matchAll(/--([\w-]+):\s*(light-dark\(([^,]+),\s*([^)]+)\)|#[0-9a-f]{6});/g)].map(
    ([, name = '', plain = '', light, dark]) => [name, (theme === 'light' ? light : dark) ?? plain],
  )
}

function tokensFor(accent: string, theme: Theme): Tokens {
  const own = accent === 'neutral' ? '' : blockOf(`[data-accent="${accent}"]`)
  return new Map([...declarationsOf(blockOf(':root'), theme), ...declarationsOf(own, theme)])
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, front: string, back: string): number {
  const [one = 0, two = 0] = [front, back].map((name) => {
    const value = tokens.get(name)
    if (!value) throw new Error(`no token --${name}`)
    return luminance(value)
  })
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

function tooClose(tokens: Tokens, pairs: typeof readable, least: number): string[] {
  return pairs
    .filter(([front, back]) => contrast(tokens, front, back) < least)
    .map(([front, back]) => `${front} on ${back}: ${contrast(tokens, front, back).toFixed(2)}`)
}

describe.each(themes)('[HDR-09] in the %s theme', (theme) => {
  test.each(grounded)('every text is readable on its ground with the %s accent', (accent) => {
    expect(tooClose(tokensFor(accent, theme), readable, 4.5)).toEqual([])
  })

  test.each(grounded)('every thin graphic is visible on its ground with the %s accent', (accent) => {
    expect(tooClose(tokensFor(accent, theme), visible, 3)).toEqual([])
  })

  // The contrasts of a ground with the two rings multiply to that of the rings: at 9:1 one of them always has 3:1.
  test('one of the two rings of focus is visible on every ground', () => {
    expect(tooClose(tokensFor('neutral', theme), [['ring', 'ring-gap']], 9)).toEqual([])
  })
})
