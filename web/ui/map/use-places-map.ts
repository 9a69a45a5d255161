// Synchronizes a map of places with its props, and the elements over it with the map.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { clusterPlaces, type PlaceCluster, placeKey } from './cluster-places.ts'
import type { Project } from './open-places-map.ts'
import { useOpenedMap } from './use-opened-map.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

interface PlacesMapParts {
  places: readonly (Coordinates & { id: number })[]
  chosen: number | null
  styleUrl: string
  label: string
  /** What is drawn, by the key of a place or of a group. */
  marks: RefObject<Map<string, HTMLElement>>
}

export function usePlacesMap({ places, chosen, styleUrl, label, marks }: PlacesMapParts) {
  const container = useRef<HTMLDivElement>(null)
  const project = useRef<Project | null>(null)
  const [zoom, setZoom] = useState(0)
  const ids = places.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places in a new array need no new groups
  const gathered = useMemo(() => clusterPlaces(places, zoom, chosen), [ids, zoom, chosen])
  const follow = useRestoreFocus(marks)

  const put = useEffectEvent(() => {
    const lone = places.filter(({ id }) => gathered.alone.has(id))
    for (const { key, lat, lng } of [
      ...lone.map((place) => ({ ...place, key: placeKey(place.id) })),
      ...gathered.groups,
    ]) {
      const at = project.current?.({ lat, lng })
      const mark = marks.current.get(key)
      if (at && mark) mark.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`
    }
  })
  const { map, phase } = useOpenedMap({
    styleUrl,
    load: () => import('./open-places-map.ts'),
    open({ openPlacesMap }, news) {
      if (!container.current) return null
      const onMove = (where: Project, shownZoom: number) => {
        project.current = where
        setZoom(Math.floor(shownZoom))
        put()
      }
      return openPlacesMap({ container: container.current, styleUrl, label, onMove, ...news }, places)
    },
  })
  const show = useEffectEvent(() => map.current?.fit(places))
  const reveal = useEffectEvent(() => {
    const place = places.find(({ id }) => id === chosen)
    if (place) map.current?.reveal(place)
  })

  useLayoutEffect(() => {
    put()
    follow.restore(gathered, zoom)
  }, [gathered, zoom, follow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are shown anew, the same ones are left where the visitor moved the map
  useEffect(() => show(), [ids])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice moves the map
  useEffect(() => reveal(), [chosen])

  return {
    container,
    phase,
    ...gathered,
    zoomBy: (steps: number) => map.current?.zoomBy(steps),
    openGroup(group: PlaceCluster) {
      follow.begin(group)
      map.current?.approach(group, group.opensAt)
    },
  }
}
