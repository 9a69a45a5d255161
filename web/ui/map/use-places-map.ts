// Keeps a map of places in step with what it is given, and the drawn places in step with the map.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { PlacesMapControls, Project } from './open-places-map.ts'

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
  const map = useRef<PlacesMapControls | null>(null)
  const project = useRef<Project | null>(null)
  const [phase, setPhase] = useState<'opening' | 'open' | 'broken'>('opening')
  const ids = places.map(({ id }) => id).join()

  const put = useEffectEvent(() => {
    for (const { id, lat, lng } of places) {
      const at = project.current?.({ lat, lng })
      const mark = marks.current.get(id)
      if (at && mark) mark.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`
    }
  })
  const open = useEffectEvent(({ openPlacesMap }: typeof import('./open-places-map.ts')) => {
    if (!container.current) return
    map.current = openPlacesMap(
      {
        container: container.current,
        styleUrl,
        label,
        onReady: () => setPhase('open'),
        onBroken: () => setPhase('broken'),
        onMove: (where) => {
          project.current = where
          put()
        },
      },
      places,
    )
  })
  const show = useEffectEvent(() => {
    put()
    map.current?.fit(places)
  })
  const reveal = useEffectEvent(() => {
    const place = places.find(({ id }) => id === chosen)
    if (place) map.current?.reveal(place)
  })

  useEffect(() => {
    let isGone = false
    import('./open-places-map.ts')
      .then((library) => {
        if (!isGone) open(library)
      })
      // No WebGL2, or no network for the library: the list beside the map holds the same places.
      .catch(() => {
        if (!isGone) setPhase('broken')
      })
    return () => {
      isGone = true
      map.current?.close()
      map.current = null
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are shown anew, the same ones are left where the visitor moved the map
  useEffect(() => show(), [ids])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice moves the map
  useEffect(() => reveal(), [chosen])

  useEffect(() => {
    map.current?.restyle(styleUrl)
  }, [styleUrl])

  return { container, phase, zoomBy: (steps: number) => map.current?.zoomBy(steps) }
}
