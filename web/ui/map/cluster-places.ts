// Clusters of places that would overlap at a zoom; every other place stands alone.
import Supercluster from 'supercluster'
import type { Coordinates } from '#contract/core/shop-context.ts'

export interface PlaceCluster extends Coordinates {
  key: string
  ids: readonly number[]
  /** From here on it falls into smaller groups or single places. */
  opensAt: number
}

export interface ClusteredPlaces {
  alone: ReadonlySet<number>
  groups: readonly PlaceCluster[]
}

/** Names what is drawn for a place, beside the keys of groups. */
export const placeKey = (id: number) => `place-${id}`

type Place = Coordinates & { id: number }
interface Named {
  id: number
}

/** The width of a pin: nearer ones would cover each other. */
const pinWidth = 44
/** Whoever looks this closely sees every place, though two may be at one point. */
const closest = 16
const everywhere: [number, number, number, number] = [-180, -90, 180, 90]

/** A place `apart` is never hidden in a group, such as the chosen one. */
export function clusterPlaces(places: readonly Place[], zoom: number, apart: number | null): ClusteredPlaces {
  const index = new Supercluster<Named, Named>({ radius: pinWidth, maxZoom: closest }).load(
    places.filter(({ id }) => id !== apart).map(pointOf),
  )
  const alone = new Set(places.filter(({ id }) => id === apart).map(({ id }) => id))
  const groups: PlaceCluster[] = []
  for (const { geometry, properties } of index.getClusters(everywhere, zoom)) {
    if (!('cluster_id' in properties)) {
      alone.add(properties.id)
      continue
    }
    const [lng = 0, lat = 0] = geometry.coordinates
    const ids = index
      .getLeaves(properties.cluster_id, properties.point_count)
      .map((leaf) => leaf.properties.id)
      .sort((one, other) => one - other)
    groups.push({
      key: `group-${ids.join('-')}`,
      lat,
      lng,
      ids,
      opensAt: index.getClusterExpansionZoom(properties.cluster_id),
    })
  }
  return { alone, groups }
}

function pointOf({ id, lat, lng }: Place) {
  return {
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { id },
  }
}
