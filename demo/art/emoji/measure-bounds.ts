// Measures how much of its 32 × 32 box an emoji fills; run as a program it rewrites bounds.json after the icon set changed.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Bounds, withoutSkinTone } from './bounds.ts'
import { emojiBody, emojiNames } from './emoji.ts'

const scale = 3
const edge = 36 * scale

/** Edges of the visible part in icon units, rounded outwards to thirds. */
export async function measureBounds(name: string): Promise<Bounds> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 36 36">${emojiBody(name)}</svg>`
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [edge, edge, 0, 0]
  for (let pixel = 0; pixel < edge * edge; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) < 40) continue
    const [x, y] = [pixel % edge, Math.floor(pixel / edge)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale }
}

async function measureAll(): Promise<void> {
  const table: Record<string, number[]> = {}
  for (const name of emojiNames()) {
    if (withoutSkinTone(name) !== name) continue
    const { left, top, right, bottom } = await measureBounds(name)
    table[name] = [left, top, right, bottom].map((edgeAt) => Math.round(edgeAt))
  }
  const lines = Object.entries(table).map(([name, edges]) => `  "${name}": [${edges.join(', ')}]`)
  await writeFile(new URL('bounds.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
}

if (import.meta.main) await measureAll()
