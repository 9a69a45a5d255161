// Makes pixels small: the one place that knows formats, qualities and limits of the encoder.
import sharp, { type Sharp } from 'sharp'
import { imageKindOf } from './image-kind.ts'
import type { PictureSource } from './picture-store.ts'
import { renderSvg } from './render-svg.ts'
import type { VariantFormat, VariantShape } from './variant-shape.ts'

/** A picture that claims more pixels is a bomb, not a photograph. */
export const limitInputPixels = 50_000_000

/** The source cannot be read as a picture. */
export class UnreadablePicture extends Error {}

/** One thread a job: two jobs side by side fill two cores better than one job with two threads. */
export function settleEncoder(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}

export interface Rendering {
  width: number
  format: VariantFormat
  shape: VariantShape
}

/** Effort 1 made 320 px AVIF in half the time of effort 2 for 6 % more bytes; these are made while someone waits. */
export async function encodeVariant(
  source: PictureSource,
  { width, format, shape }: Rendering,
): Promise<Buffer> {
  const pixels = await (shape === 'maskable' ? maskable(source, width) : pixelsAt(source, width))
  const encoded =
    format === 'avif'
      ? pixels.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
      : pixels.webp({ quality: 80, effort: 4 })
  return encoded.toBuffer()
}

/** A circle of four fifths is never cut off: within it a square of 56 per cent fits. */
const safeShare = 0.56

/** White: most icons are drawn for it, and those with a white tile of their own show no edge. */
const plainGround = '#ffffff'

async function maskable(source: PictureSource, width: number): Promise<Sharp> {
  const side = Math.round(width * safeShare)
  const icon = await (await pixelsAt(source, side))
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp({ create: { width, height: width, channels: 4, background: plainGround } }).composite([
    { input: icon },
  ])
}

/** The picture at most `width` wide, upright, never enlarged. */
export async function pixelsAt(source: PictureSource, width: number): Promise<Sharp> {
  if (source.kind === 'svg') return renderSvg(source.svg, width)
  if (!imageKindOf(source.bytes)) throw new UnreadablePicture('Not a picture of a known kind.')
  return sharp(source.bytes, { limitInputPixels }).autoOrient().resize({ width, withoutEnlargement: true })
}

/** How much there is to decode, by its header alone; a bomb is refused before anything is made of it. */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  if (!imageKindOf(bytes)) throw new UnreadablePicture('Not a picture of a known kind.')
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw new UnreadablePicture('The picture is damaged.', { cause })
    })
  const pixels = width * height
  if (pixels > limitInputPixels) throw new UnreadablePicture('The picture is too large.')
  return pixels
}

/** What an upload is kept as: upright WebP without its metadata (a photograph can tell where it was taken). */
export async function prepareUpload(bytes: Uint8Array, longestSide = 1600): Promise<Buffer> {
  if (!imageKindOf(bytes)) throw new UnreadablePicture('Not a picture of a known kind.')
  try {
    return await sharp(bytes, { limitInputPixels })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer()
  } catch (error) {
    throw new UnreadablePicture('The picture is damaged.', { cause: error })
  }
}

/** The average colour on white as `#rrggbb`, for a placeholder of the same tone. */
export async function dominantColour(source: PictureSource): Promise<string> {
  const small = await (await pixelsAt(source, 64)).flatten({ background: '#ffffff' }).png().toBuffer()
  const [red = 0, green = 0, blue = 0] = await sharp(small)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
