// A cluster that is opened vanishes with the focus on it: the focus is restored to the first of its places.
import { type RefObject, useMemo, useRef } from 'react'
import { type ClusteredPlaces, type PlaceCluster, placeKey } from './cluster-places.ts'

export function useRestoreFocus(marks: RefObject<Map<string, HTMLElement>>) {
  const followed = useRef<{ id: number; opensAt: number } | null>(null)
  return useMemo(
    () => ({
      begin({ key, ids: [id], opensAt }: PlaceCluster) {
        const hasFocus = marks.current.get(key)?.contains(document.activeElement)
        followed.current = id !== undefined && hasFocus ? { id, opensAt } : null
      },
      /** Once for every step on the way, as clusters fall apart by steps. */
      restore({ alone, groups }: ClusteredPlaces, zoom: number) {
        const now = followed.current
        if (!now || document.activeElement !== document.body) return
        const key = alone.has(now.id) ? placeKey(now.id) : groups.find(({ ids }) => ids.includes(now.id))?.key
        marks.current
          .get(key ?? '')
          ?.querySelector('button')
          ?.focus({ preventScroll: true })
        if (zoom >= now.opensAt) followed.current = null
      },
    }),
    [marks],
  )
}
