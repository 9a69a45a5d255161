import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { dominantColour, encodeVariant, prepareUpload, UnreadablePicture } from './encode.ts'
import { renderSvg } from './render-svg.ts'
import { svgLayer } from './svg-layers.ts'

const red = { create: { width: 40, height: 20, channels: 3, background: '#cc3300' } } as const

describe('the dominant colour', () => {
  test('of a plain picture is its colour', async () => {
    expect(await dominantColour({ kind: 'raster', bytes: await sharp(red).png().toBuffer() })).toBe('#cc3300')
  })

  test('of a drawing with a clear ground is seen on white', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
    expect(await dominantColour({ kind: 'svg', svg })).toBe('#ffffff')
  })
})

describe('an icon for any shape', () => {
  test('stands in the middle of a plain square, clear of what a device may cut off', async () => {
    const source = {
      kind: 'raster',
      bytes: await sharp({ ...red, create: { ...red.create, width: 600, height: 600 } })
        .png()
        .toBuffer(),
    } as const
    const made = await encodeVariant(source, { width: 192, format: 'webp', shape: 'maskable' })
    const { data, info } = await sharp(made).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([192, 192])
    const redAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 2] ?? 0) < 128
    expect([redAt(96, 96), redAt(60, 60), redAt(132, 132)]).toEqual([true, true, true])
    expect([redAt(2, 2), redAt(96, 20), redAt(20, 96), redAt(172, 172)]).toEqual([false, false, false, false])
  })
})

describe('an upload', () => {
  test('is turned upright, made smaller and stripped of what the camera wrote', async () => {
    const photo = await sharp(red).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const kept = await sharp(await prepareUpload(photo, 20)).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 10, height: 20 })
    expect(kept.exif).toBeUndefined()
  })

  test.each([
    ['text', Buffer.from('hello')],
    ['a vector', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['a cut-off picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(prepareUpload(bytes)).rejects.toBeInstanceOf(UnreadablePicture)
  })
})

describe('a vector', () => {
  const mark =
    '<g transform="translate(300 200) rotate(20)"><rect x="-80" y="-50" width="160" height="100" fill="#3366cc" fill-opacity=".8"/></g>'
  const picture = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400"><rect width="600" height="400" fill="#ffeecc"/>${body}<circle cx="300" cy="200" r="20" fill="#fff"/></svg>`

  test('looks the same whether its layers are painted apart or together', async () => {
    const layered = picture(svgLayer({ x: 200, y: 110, width: 200, height: 180 }, mark))
    const [apart, together] = await Promise.all(
      [layered, picture(mark)].map(async (svg) => (await renderSvg(svg, 600)).removeAlpha().raw().toBuffer()),
    )
    const differences = apart?.map((value, at) => Math.abs(value - (together?.[at] ?? 0)))
    expect(Math.max(...(differences?.filter((value) => value > 0) ?? []), 0)).toBeLessThanOrEqual(3)
  })

  test('that hangs over the edge is cut there', async () => {
    const hanging = picture(svgLayer({ x: 500, y: -60, width: 200, height: 180 }, mark))
    const { width, height } = await sharp(await (await renderSvg(hanging, 600)).png().toBuffer()).metadata()
    expect([width, height]).toEqual([600, 400])
  })

  test('without a size is refused', async () => {
    await expect(renderSvg('<svg viewBox="0 0 1 1"/>', 10)).rejects.toThrow('width and height')
  })
})
