// A loaded map zooms in (LOC-09), but not while it is moving: it would be stopped there.

/** What it takes of the library's map. */
export interface ZoomingMap {
  isMoving(): boolean
  getZoom(): number
  easeTo(goal: { zoom: number; duration: number }): unknown
  once(event: 'moveend', then: () => void): unknown
}

export function zoomIn(map: ZoomingMap, goal: { zoom: number; duration: number }): void {
  if (map.isMoving()) map.once('moveend', () => zoomIn(map, goal))
  else if (map.getZoom() < goal.zoom) map.easeTo(goal)
}
