import { expect, test } from 'vitest'
import { type ZoomingMap, zoomIn } from './zoom-in.ts'

const goal = { zoom: 12, duration: 700 }

/** A map at a zoom, on its way or at rest, that notes where it is sent. */
function mapAt(zoom: number, isMoving = false) {
  const sentTo: number[] = []
  let arrived = () => {}
  const map: ZoomingMap = {
    isMoving: () => isMoving,
    getZoom: () => zoom,
    easeTo: (one) => sentTo.push(one.zoom),
    once: (_event, then) => {
      arrived = then
    },
  }
  const arriveAt = (reached: number) => {
    zoom = reached
    isMoving = false
    arrived()
  }
  return { map, sentTo, arriveAt }
}

test('[LOC-09] a map at rest comes nearer, one that is near enough stays', () => {
  const [far, near] = [mapAt(10), mapAt(12)]
  zoomIn(far.map, goal)
  zoomIn(near.map, goal)
  expect([far.sentTo, near.sentTo]).toEqual([[12], []])
})

test('[LOC-08] a map on its way to a place is not stopped', () => {
  const { map, sentTo, arriveAt } = mapAt(10, true)
  zoomIn(map, goal)
  expect(sentTo).toEqual([])
  arriveAt(16)
  expect(sentTo).toEqual([])
})

test('[LOC-09] a map that was moved without coming nearer does so afterwards', () => {
  const { map, sentTo, arriveAt } = mapAt(10, true)
  zoomIn(map, goal)
  arriveAt(10)
  expect(sentTo).toEqual([12])
})
