import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { gridRoads, smallGazetteer } from './fixtures/small-city.ts'
import { smallPack } from './fixtures/small-pack.ts'
import { once, openPack } from './pack.ts'
import { writeRoads } from './roads/road-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'geo-pack-'))
const write = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes)

afterAll(() => rmSync(folder, { recursive: true }))

test('a pack is read back part by part', () => {
  write('pack.json', JSON.stringify(smallPack().manifest()))
  write('tiles.bin', smallPack().tileBytes())
  write('gazetteer.json.gz', gzipSync(JSON.stringify(smallGazetteer)))
  write('roads.bin', writeRoads(gridRoads()))
  const pack = openPack(folder)
  expect(pack.manifest()).toEqual(smallPack().manifest())
  expect(pack.gazetteer()).toEqual(smallGazetteer)
  expect(pack.roads()).toEqual(gridRoads())
  expect(pack.tileBytes().length).toBe(smallPack().tileBytes().length)
})

test('opening reads nothing; a missing file fails when it is needed', () => {
  const pack = openPack(join(folder, 'missing'))
  expect(() => pack.manifest()).toThrow('ENOENT')
})

test('a file of another format is refused', () => {
  write('pack.json', JSON.stringify({ ...smallPack().manifest(), format: 99 }))
  expect(() => openPack(folder).manifest()).toThrow()
})

test('a thing made once is made once, even when it is nothing', () => {
  let made = 0
  const make = once(() => {
    made++
  })
  make()
  make()
  expect(made).toBe(1)
})

test('a failure is not cached: the next call tries again', () => {
  let calls = 0
  const make = once(() => {
    calls++
    if (calls === 1) throw new Error('not yet')
    return calls
  })
  expect(make).toThrow('not yet')
  expect(make()).toBe(2)
})
