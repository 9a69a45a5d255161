// Tajik texts in one voice: a courier has one name, and no Russian word slips in before a Tajik one.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const lines = globSync(['web/messages/tg/*.ts', 'server/platform/messages/*.tg.ts'], { cwd: root }).flatMap(
  (file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
)

test('the courier is қосид everywhere', () => {
  expect(lines.filter((line) => /қосид/i.test(line)).length).toBeGreaterThan(10)
  expect(lines.filter((line) => /курй?ь?ер|хаткашон/i.test(line))).toEqual([])
})

test('no text begins with a Russian preposition', () => {
  expect(lines.filter((line) => /['"`](В|С|К|Из|От) /.test(line))).toEqual([])
})
