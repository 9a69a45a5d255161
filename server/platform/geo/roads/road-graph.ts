// The road file made ready for routing: edge lengths, times and, per junction, the edges that leave it.
import { greatCircle } from '#contract/core/great-circle.ts'
import type { Point } from '../point.ts'
import { cell } from './cell.ts'
import { type RoadData, roadScale } from './road-file.ts'

export interface RoadGraph {
  data: RoadData
  /** Per edge: length in metres and driving time in seconds. */
  length: Float64Array
  seconds: Float64Array
  /** Per junction: its place. */
  junctions: Point[]
  /** Per junction: where its departures begin in `departures`; one more entry closes the last. */
  firstDeparture: Uint32Array
  /** Edge number doubled, plus one when the edge is driven backwards. */
  departures: Uint32Array
  /** Fastest speed of any edge in metres per second: no outlook of the search may promise more. */
  topSpeed: number
}

export function buildGraph(data: RoadData): RoadGraph {
  const edges = data.from.length
  const length = Float64Array.from({ length: edges }, (_, edge) => lengthOf(data, edge))
  const seconds = length.map((metres, edge) => metres / speedOf(data, edge))
  const junctions: Point[] = new Array(data.nodes)
  for (let edge = 0; edge < edges; edge++) {
    junctions[cell(data.from, edge)] = cornerOf(data, cell(data.start, edge))
    junctions[cell(data.to, edge)] = cornerOf(data, cell(data.start, edge + 1) - 1)
  }
  const topSpeed = data.speed.reduce((most, speed) => Math.max(most, speed), 1) / 3.6
  return { data, length, seconds, junctions, topSpeed, ...departuresOf(data) }
}

export function cornerOf(data: RoadData, corner: number): Point {
  return { lng: cell(data.shape, corner * 2) / roadScale, lat: cell(data.shape, corner * 2 + 1) / roadScale }
}

export function speedOf(data: RoadData, edge: number): number {
  return cell(data.speed, edge) / 3.6
}

export function mayDrive(data: RoadData, edge: number, backwards: boolean): boolean {
  return (cell(data.ways, edge) & (backwards ? 2 : 1)) !== 0
}

function lengthOf(data: RoadData, edge: number): number {
  let metres = 0
  for (let corner = cell(data.start, edge); corner < cell(data.start, edge + 1) - 1; corner++) {
    metres += greatCircle(cornerOf(data, corner), cornerOf(data, corner + 1))
  }
  return metres
}

function departuresOf(data: RoadData): Pick<RoadGraph, 'firstDeparture' | 'departures'> {
  const lists: number[][] = Array.from({ length: data.nodes }, () => [])
  for (let edge = 0; edge < data.from.length; edge++) {
    if (mayDrive(data, edge, false)) lists[cell(data.from, edge)]?.push(edge * 2)
    if (mayDrive(data, edge, true)) lists[cell(data.to, edge)]?.push(edge * 2 + 1)
  }
  const firstDeparture = new Uint32Array(data.nodes + 1)
  for (const [node, list] of lists.entries())
    firstDeparture[node + 1] = cell(firstDeparture, node) + list.length
  return { firstDeparture, departures: Uint32Array.from(lists.flat()) }
}
