// The binary road file: edges between junctions with their shape, written once and read as typed arrays.

const magic = 0x46_56_52_44
const version = 1
const headerWords = 4

/** Whole ten-millionths of a degree, the precision of the source. */
export const roadScale = 1e7

export interface RoadData {
  nodes: number
  /** Per edge: first and last junction. */
  from: Uint32Array
  to: Uint32Array
  /** Per edge: where its shape begins in `shape`; one more entry closes the last edge. */
  start: Uint32Array
  /** Per edge: typical driving speed in km/h. */
  speed: Uint8Array
  /** Per edge: bit 1 may be driven forwards, bit 2 backwards. */
  ways: Uint8Array
  /** Per edge: position of its street in the gazetteer plus one; 0 for a road without a name. */
  street: Uint16Array
  /** Longitude and latitude in turn. */
  shape: Int32Array
}

export function writeRoads(data: RoadData): Uint8Array {
  const edges = data.from.length
  const header = new Uint32Array([magic, version, data.nodes, edges])
  const sections = [header, data.from, data.to, data.start, data.shape, data.street, data.speed, data.ways]
  const bytes = new Uint8Array(sections.reduce((sum, section) => sum + section.byteLength, 0))
  let at = 0
  for (const section of sections) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at)
    at += section.byteLength
  }
  return bytes
}

export function readRoads(file: Uint8Array): RoadData {
  // A copy starts on a word boundary, which a slice of Node's buffer pool does not promise.
  const { buffer } = Uint8Array.from(file)
  const [found, stated, nodes = 0, edges = 0] = new Uint32Array(
    buffer,
    0,
    Math.min(headerWords, file.length >> 2),
  )
  if (found !== magic || stated !== version)
    throw new Error('The road file of the geography pack is not readable')
  let at = headerWords * 4
  const words = (count: number) => {
    const section = new Uint32Array(buffer, at, count)
    at += section.byteLength
    return section
  }
  const from = words(edges)
  const to = words(edges)
  const start = words(edges + 1)
  const shape = new Int32Array(buffer, at, (start[edges] ?? 0) * 2)
  at += shape.byteLength
  const street = new Uint16Array(buffer, at, edges)
  at += street.byteLength
  const speed = new Uint8Array(buffer, at, edges)
  const ways = new Uint8Array(buffer, at + edges, edges)
  return { nodes, from, to, start, speed, ways, street, shape }
}
