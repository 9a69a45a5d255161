// Turns SVG text into pixels at an exact width.
import sharp, { type Sharp } from 'sharp'
import { replaceLayers, type SvgLayer } from './svg-layers.ts'

const sizePattern = /<svg[^>]*?\swidth="([\d.]+)"\sheight="([\d.]+)"/
/** Below this many pixels one canvas is quicker than many. Measured: 320 × 320 even, 640 × 256 and 640 × 640 a third off, 1200 × 900 a tenth. */
const layersPayFrom = 150_000

interface Size {
  width: number
  height: number
}

/** Renders at `width` pixels or the picture's own width if that is less; vectors are drawn at that size, never shrunk to it. */
export async function renderSvg(svg: string, width: number): Promise<Sharp> {
  const own = sizeOf(svg)
  const scale = Math.min(1, width / own.width)
  const target = { width: Math.round(own.width * scale), height: Math.max(1, Math.round(own.height * scale)) }
  const layered = target.width * target.height >= layersPayFrom
  const flat = layered ? await replaceLayers(svg, (layer) => paintLayer(layer, scale, target)) : svg
  const sized = flat.replace(sizePattern, (head) =>
    head.replace(/\swidth="[\d.]+"\sheight="[\d.]+"$/, ` width="${target.width}" height="${target.height}"`),
  )
  return sharp(Buffer.from(sized))
}

/** The part as an embedded picture on whole pixels, so that it is not resampled when it is put back. */
async function paintLayer(layer: SvgLayer, scale: number, target: Size): Promise<string> {
  const left = Math.max(0, Math.floor(layer.x * scale))
  const top = Math.max(0, Math.floor(layer.y * scale))
  const right = Math.min(target.width, Math.ceil((layer.x + layer.width) * scale))
  const bottom = Math.min(target.height, Math.ceil((layer.y + layer.height) * scale))
  if (right <= left || bottom <= top) return ''
  const [x, y, width, height] = [left / scale, top / scale, (right - left) / scale, (bottom - top) / scale]
  const own = `<svg xmlns="http://www.w3.org/2000/svg" width="${right - left}" height="${bottom - top}" viewBox="${x} ${y} ${width} ${height}">${layer.body}</svg>`
  const png = await sharp(Buffer.from(own)).png({ compressionLevel: 1 }).toBuffer()
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`
}

function sizeOf(svg: string): Size {
  const [, width, height] = sizePattern.exec(svg) ?? []
  if (!width || !height) throw new Error('An SVG picture needs width and height in pixels on its first tag.')
  return { width: Number(width), height: Number(height) }
}
