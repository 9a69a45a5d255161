import { expect, test } from 'vitest'
import { gridRoads } from '../fixtures/small-city.ts'
import { readRoads, writeRoads } from './road-file.ts'

test('a road file reads back as it was written, wherever its bytes lie in memory', () => {
  const roads = gridRoads()
  const bytes = writeRoads(roads)
  const shifted = new Uint8Array(bytes.length + 3)
  shifted.set(bytes, 3)
  expect(readRoads(shifted.subarray(3))).toEqual(roads)
})

test.each([new Uint8Array(), new Uint8Array(64), new TextEncoder().encode('not a road file at all')])(
  'foreign bytes are refused',
  (bytes) => {
    expect(() => readRoads(bytes)).toThrow('not readable')
  },
)
