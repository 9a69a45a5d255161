// The shape of the files in a geography pack; the builder writes them and the server reads them back.
import { z } from 'zod'

export const packFormat = 1

/** Where the build puts the pack, below the project's root. */
export const defaultPackFolder = 'dist/geo'

export const packFiles = {
  manifest: 'pack.json',
  tiles: 'tiles.bin',
  gazetteer: 'gazetteer.json.gz',
  roads: 'roads.bin',
  fonts: 'fonts',
} as const

const extentSchema = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })

export const manifestSchema = z.object({
  format: z.literal(packFormat),
  /** Hash over every file of the pack: the version in tile addresses and entity tags. */
  version: z.string(),
  extent: extentSchema,
  centre: z.tuple([z.number(), z.number()]),
  min_zoom: z.int(),
  max_zoom: z.int(),
  /** One row per tile: zoom, column, row, first byte and length in the tile file. */
  tiles: z.array(z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()])),
})

export type PackManifest = z.infer<typeof manifestSchema>

/** Coordinates are whole hundred-thousandths of a degree (about a metre), which halves the file. */
export const coordinateScale = 1e5

const namesSchema = z.object({ name: z.string(), name_en: z.string(), name_ru: z.string() })

const spotSchema = namesSchema.extend({ lng: z.int(), lat: z.int() })

export const gazetteerSchema = z.object({
  format: z.literal(packFormat),
  city: spotSchema,
  streets: z.array(
    spotSchema.extend({
      slug: z.string(),
      /** Number, longitude, latitude. */
      houses: z.array(z.tuple([z.string(), z.int(), z.int()])),
    }),
  ),
  pois: z.array(
    spotSchema.extend({
      id: z.string(),
      kind: z.string(),
      /** Position of its street in `streets`, with the house number, where the source states an address. */
      address: z.tuple([z.int(), z.string()]).optional(),
    }),
  ),
  districts: z.array(spotSchema.extend({ slug: z.string() })),
})

export type GazetteerData = z.infer<typeof gazetteerSchema>
export type Names = z.infer<typeof namesSchema>
export type Spot = z.infer<typeof spotSchema>
