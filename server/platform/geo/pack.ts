// Opens a geography pack; each part is read on first use, so a process that shows no map pays nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  type GazetteerData,
  gazetteerSchema,
  manifestSchema,
  type PackManifest,
  packFiles,
} from './pack-format.ts'
import { type RoadData, readRoads } from './roads/road-file.ts'

export interface GeoPack {
  folder: string
  manifest(): PackManifest
  tileBytes(): Uint8Array
  gazetteer(): GazetteerData
  roads(): RoadData
}

export function openPack(folder: string): GeoPack {
  const read = (name: string) => readFileSync(join(folder, name))
  return {
    folder,
    manifest: once(() => manifestSchema.parse(JSON.parse(read(packFiles.manifest).toString('utf8')))),
    tileBytes: once(() => read(packFiles.tiles)),
    gazetteer: once(() =>
      gazetteerSchema.parse(JSON.parse(gunzipSync(read(packFiles.gazetteer)).toString('utf8'))),
    ),
    roads: once(() => readRoads(read(packFiles.roads))),
  }
}

export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
