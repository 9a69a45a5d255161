import { describe, expect, test } from 'vitest'
import { pixelsAt } from '#server/platform/images/encode.ts'
import { bannerLayouts, composeBanner } from './banner.ts'
import { composeItem, composeItemAngles, countItemAngles } from './item.ts'

const subject = ['pizza', 'tomato', 'olive', 'herb'] as const

test('the gallery of an item opens with its picture and shows three to five different ones', () => {
  for (const seed of ['plov', 'manty', 'lagman', 'samsa']) {
    const gallery = composeItemAngles({ subject, hue: 30, seed })
    expect(gallery[0]).toBe(composeItem({ subject, hue: 30, seed }))
    expect(gallery).toHaveLength(countItemAngles({ seed }))
    expect(new Set(gallery).size).toBe(gallery.length)
    expect([3, 4, 5]).toContain(gallery.length)
  }
})

test('an item whose emoji does not exist is refused by name', () => {
  expect(() => composeItem({ subject: ['plov-deluxe'], hue: 1, seed: 's' })).toThrow('plov-deluxe')
})

describe('the calm start of a banner', () => {
  const hues = [0, 40, 60, 120, 180, 240, 280, 330]

  test.each(bannerLayouts)('keeps dark type readable (7:1) in every hue, laid out as %s', async (layout) => {
    for (const hue of hues) {
      const svg = composeBanner({ subject, hue, seed: `banner-${hue}`, layout })
      const pixels = await (await pixelsAt({ kind: 'svg', svg }, 160)).removeAlpha().raw().toBuffer()
      expect(lowestContrast(pixels, 160, 0.5), `hue ${hue}`).toBeGreaterThanOrEqual(7)
    }
  })
})

/** The least contrast of near-black type with any pixel of the first part of each line. */
function lowestContrast(pixels: Buffer, width: number, part: number): number {
  const ink = luminance(0x1c, 0x1b, 0x22)
  let lowest = 21
  for (let at = 0; at < pixels.length; at += 3) {
    if ((at / 3) % width > width * part) continue
    const ground = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    lowest = Math.min(lowest, (ground + 0.05) / (ink + 0.05))
  }
  return lowest
}

function luminance(...channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
