// Builds the geography pack (map tiles, gazetteer, road graph, map fonts): node tools/geo/build-pack.ts [folder]
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import {
  coordinateScale,
  defaultPackFolder,
  type PackManifest,
  packFiles,
  packFormat,
} from '#server/platform/geo/pack-format.ts'
import { writeRoads } from '#server/platform/geo/roads/road-file.ts'
import { fontFiles } from '#server/platform/geo/style/fonts.ts'
import { cutTiles, maxZoom, minZoom } from './cut-tiles.ts'
import { buildGazetteer } from './gazetteer-data.ts'
import { mapLayers } from './map-layers.ts'
import { buildRoads } from './road-graph.ts'
import { readSource } from './source.ts'

export interface BuiltPack {
  manifest: PackManifest
  /** Bytes of each file. */
  sizes: Record<string, number>
}

export function buildPack(folder: string): BuiltPack {
  const source = readSource()
  const gazetteer = buildGazetteer(source.features)
  const tiles = cutTiles(mapLayers(source.features), source.extent)
  const files: Record<string, Uint8Array> = {
    [packFiles.tiles]: tiles.bytes,
    [packFiles.gazetteer]: gzipSync(JSON.stringify(gazetteer.data), { level: 9 }),
    [packFiles.roads]: writeRoads(buildRoads(source.features, gazetteer.streetIndex)),
  }
  const { lng, lat } = gazetteer.data.city
  const manifest: PackManifest = {
    format: packFormat,
    version: versionOf(Object.values(files)),
    extent: source.extent,
    centre: [lng / coordinateScale, lat / coordinateScale],
    min_zoom: minZoom,
    max_zoom: maxZoom,
    tiles: tiles.index,
  }
  files[packFiles.manifest] = Buffer.from(JSON.stringify(manifest))
  writePack(folder, files)
  const sizes = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.length]))
  return { manifest, sizes }
}

/** Written aside and moved into place, so that a broken build never leaves half a pack behind. */
function writePack(folder: string, files: Record<string, Uint8Array>): void {
  const aside = `${folder}.${process.pid}.new`
  mkdirSync(join(aside, packFiles.fonts), { recursive: true })
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(aside, name), bytes)
  const fonts = dirname(fileURLToPath(import.meta.resolve('@fontsource/rubik/package.json')))
  for (const file of fontFiles) copyFileSync(join(fonts, 'files', file), join(aside, packFiles.fonts, file))
  copyFileSync(join(fonts, 'LICENSE'), join(aside, packFiles.fonts, 'LICENSE'))
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside, folder)
}

function versionOf(files: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file)
  return hash.digest('base64url').slice(0, 10)
}

function main(): void {
  const folder = resolve(process.argv[2] ?? defaultPackFolder)
  const started = performance.now()
  const { manifest, sizes } = buildPack(folder)
  for (const [name, size] of Object.entries(sizes))
    console.log(`${name.padEnd(20)} ${(size / 1024).toFixed(0)} KB`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const memory = (process.resourceUsage().maxRSS / 1024).toFixed(0)
  console.log(`${manifest.tiles.length} tiles in ${folder}, ${seconds} s, ${memory} MB at most`)
}

if (import.meta.main) main()
