// Keeps a map of places in step with what it is given, and the drawn places in step with the map.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { Project } from './open-places-map.ts'
import { useOpenedMap } from './use-opened-map.ts'

interface PlacesMapParts {
  places: readonly (Coordinates & { id: number })[]
  chosen: number | null
  styleUrl: string
  label: string
  /** The drawn places, by id. */
  marks: RefObject<Map<number, HTMLElement>>
}

export function usePlacesMap({ places, chosen, styleUrl, label, marks }: PlacesMapParts) {
  const container = useRef<HTMLDivElement>(null)
  const project = useRef<Project | null>(null)
  const ids = places.map(({ id }) => id).join()

  const put = useEffectEvent(() => {
    for (const { id, lat, lng } of places) {
      const at = project.current?.({ lat, lng })
      const mark = marks.current.get(id)
      if (at && mark) mark.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`
    }
  })
  const { map, phase } = useOpenedMap({
    styleUrl,
    load: () => import('./open-places-map.ts'),
    open({ openPlacesMap }, news) {
      if (!container.current) return null
      const onMove = (where: Project) => {
        project.current = where
        put()
      }
      return openPlacesMap({ container: container.current, styleUrl, label, onMove, ...news }, places)
    },
  })
  const show = useEffectEvent(() => {
    put()
    map.current?.fit(places)
  })
  const reveal = useEffectEvent(() => {
    const place = places.find(({ id }) => id === chosen)
    if (place) map.current?.reveal(place)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are shown anew, the same ones are left where the visitor moved the map
  useEffect(() => show(), [ids])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice moves the map
  useEffect(() => reveal(), [chosen])

  return { container, phase, zoomBy: (steps: number) => map.current?.zoomBy(steps) }
}
