// Vector tiles by zoom, column and row, as the gzip bytes the browser receives.
import { type GeoPack, once } from './pack.ts'

export interface TileSource {
  /** Gzip bytes, or null where the map has nothing to draw. */
  tile(z: number, x: number, y: number): Uint8Array | null
  /** Whether the address lies on the grid of a zoom this source serves. */
  covers(z: number, x: number, y: number): boolean
  version(): string
}

export function createTiles(pack: GeoPack): TileSource {
  const index = once(
    () =>
      new Map(
        pack.manifest().tiles.map(([z, x, y, first, length]) => [tileKey(z, x, y), [first, length]] as const),
      ),
  )
  return {
    tile(z, x, y) {
      const found = index().get(tileKey(z, x, y))
      return found ? pack.tileBytes().subarray(found[0], found[0] + found[1]) : null
    },
    covers(z, x, y) {
      const { min_zoom, max_zoom } = pack.manifest()
      return z >= min_zoom && z <= max_zoom && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z
    },
    version: () => pack.manifest().version,
  }
}

function tileKey(z: number, x: number, y: number): string {
  return `${z}/${x}/${y}`
}
