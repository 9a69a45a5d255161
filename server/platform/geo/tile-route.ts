// The HTTP routes of the embedded map: tiles, the style that draws them, and the fonts of its labels.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { defaultLanguage, languages } from '#contract/core/language.ts'
import { isKnown } from '../http/reply/etag.ts'
import type { GeoPack } from './pack.ts'
import { packFiles } from './pack-format.ts'
import { fontFiles } from './style/fonts.ts'
import { mapStyle } from './style.ts'
import type { TileSource } from './tiles.ts'

export interface MapRouteSettings {
  pack: GeoPack
  tiles: TileSource
  /** Where this app is mounted, as the browser sees it. */
  baseUrl: string
}

/** Tile addresses in the style carry the pack's version, and font files never change: both keep for a year. */
const keep = 'public, max-age=31536000, immutable'
/** The style itself is small and names that version, so it is asked for again within the hour. */
const keepBriefly = 'public, max-age=3600'

const tileSchema = z.object({
  z: z.string().regex(/^\d{1,2}$/),
  x: z.string().regex(/^\d{1,8}$/),
  y: z.string().regex(/^\d{1,8}\.(?:pbf|mvt)$/),
})

const styleSchema = z.object({
  theme: z.enum(['light', 'dark']).catch('light'),
  language: z.enum(languages).catch(defaultLanguage),
})

export function mapRoutes({ pack, tiles, baseUrl }: MapRouteSettings): Hono {
  const app = new Hono()

  app.get('/style.json', (context) => {
    const choice = styleSchema.parse(context.req.query())
    context.header('Cache-Control', keepBriefly)
    return context.json(mapStyle({ ...choice, baseUrl, map: pack.manifest() }))
  })

  app.get('/fonts/:file', async (context) => {
    const file = fontFiles.find((name) => name === context.req.param('file'))
    if (!file) return context.notFound()
    const bytes = await readFile(join(pack.folder, packFiles.fonts, file))
    return context.body(Uint8Array.from(bytes), 200, { 'Content-Type': 'font/woff2', 'Cache-Control': keep })
  })

  app.get('/:z/:x/:y', (context) => {
    const address = tileSchema.safeParse(context.req.param())
    if (!address.success) return context.notFound()
    const [z, x, y] = [Number(address.data.z), Number(address.data.x), Number.parseInt(address.data.y, 10)]
    return tiles.covers(z, x, y) ? sendTile(context, tiles, z, x, y) : context.notFound()
  })

  return app
}

function sendTile(context: Context, tiles: TileSource, z: number, x: number, y: number): Response {
  const etag = `"${tiles.version()}-${z}-${x}-${y}"`
  context.header('Cache-Control', keep)
  context.header('ETag', etag)
  context.header('Vary', 'Accept-Encoding')
  if (isKnown(context, etag)) return context.body(null, 304)
  const packed = tiles.tile(z, x, y)
  if (!packed) return context.body(null, 204)
  context.header('Content-Type', 'application/vnd.mapbox-vector-tile')
  if (!/\bgzip\b/.test(context.req.header('Accept-Encoding') ?? '')) {
    return context.body(Uint8Array.from(gunzipSync(packed)))
  }
  context.header('Content-Encoding', 'gzip')
  return context.body(Uint8Array.from(packed))
}
