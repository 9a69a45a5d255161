// A group that is opened vanishes under the keyboard; the focus goes on with the first of its places.
import { type RefObject, useMemo, useRef } from 'react'
import { type GatheredPlaces, type PlaceGroup, placeKey } from './gather-places.ts'

export function useFollowedFocus(marks: RefObject<Map<string, HTMLElement>>) {
  const followed = useRef<{ id: number; opensAt: number } | null>(null)
  return useMemo(
    () => ({
      begin({ key, ids: [id], opensAt }: PlaceGroup) {
        const hasFocus = marks.current.get(key)?.contains(document.activeElement)
        followed.current = id !== undefined && hasFocus ? { id, opensAt } : null
      },
      /** Once for every step on the way, as groups fall apart by steps. */
      keep({ alone, groups }: GatheredPlaces, zoom: number) {
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
