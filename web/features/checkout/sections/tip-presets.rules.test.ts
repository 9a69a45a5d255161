import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tipPresets } from './tip-presets.rules.ts'

test.each([
  [null, [0, 10, 15, 20, 40]],
  [2, [0, 1, 2, 3, 5]],
  [1.5, [0, 1, 1.5, 2, 4]],
  [200, [0, 100, 200, 300, 500]],
])('[CHK-01] where %s is given most often, %j are offered', (usual, offered) => {
  expect(tipPresets(usual)).toEqual(offered)
})

test('[CHK-01] the usual tip is always among them, and every one is offered once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (cents) => {
      const offered = tipPresets(cents / 100)
      expect(offered).toContain(cents / 100)
      expect(new Set(offered).size).toBe(offered.length)
      expect(offered[0]).toBe(0)
    }),
  )
})
