import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { smallPack } from './fixtures/small-pack.ts'
import { fontFiles } from './style/fonts.ts'
import { palettes } from './style/palette.ts'
import { attribution, mapStyle } from './style.ts'

const themes = ['light', 'dark'] as const
const map = smallPack().manifest()
const choices = themes.flatMap((theme) => languages.map((language) => ({ theme, language })))

describe.each(choices)('the $theme style in $language', ({ theme, language }) => {
  const style = mapStyle({ theme, language, baseUrl: '/map', map })

  test('is valid by the style specification', () => {
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([])
  })

  test('credits the contributors and stays inside the extract', () => {
    expect(style.sources.city).toMatchObject({
      attribution,
      bounds: [71.2, 51, 71.7, 51.3],
      minzoom: 6,
      maxzoom: 14,
    })
  })

  test('asks only for fonts that the pack holds', () => {
    const urls = JSON.stringify(style['font-faces']).match(/\/map\/fonts\/[\w.-]+/g) ?? []
    expect(urls.map((url) => url.slice('/map/fonts/'.length)).toSorted()).toEqual(fontFiles.toSorted())
  })
})

test('labels read the English name in English and Arabic, the local one in Tajik, the Russian one in Russian', () => {
  const labelOf = (language: (typeof languages)[number]) =>
    JSON.stringify(
      mapStyle({ theme: 'light', language, baseUrl: '', map }).layers.find(({ id }) => id === 'city'),
    )
  expect(labelOf('en')).toContain('"name_en"')
  expect(labelOf('ar')).toContain('"name_en"')
  expect(labelOf('ru')).toContain('"name_ru"')
  expect(labelOf('tg')).not.toMatch(/name_en|name_ru/)
})

describe.each(themes)('the %s palette', (theme) => {
  const palette = palettes[theme]
  const { label, roadLabel, quietLabel, waterLabel, halo, land, building, water } = palette
  const pairs = [
    ['label', label, land],
    ['road label', roadLabel, halo],
    ['district', quietLabel, land],
    ['house number', quietLabel, building],
    ['water name', waterLabel, water],
    ...Object.entries(palette.poi).map(([group, colour]) => [group, colour, halo] as const),
  ] as const

  test.each(pairs)('%s is readable on its ground (4.5 to 1)', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
