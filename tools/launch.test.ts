// The two commands stand on these: the pinned Node, and knowing when sources changed.
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { pinnedNode, root, sourceHash } from './launch.mjs'
import { temporaryTree } from './testing/temporary-tree.ts'

test('the pinned Node exists and runs TypeScript as it is', () => {
  const version = execFileSync(pinnedNode(), ['-p', 'process.features.typescript'], { encoding: 'utf8' })
  expect(version.trim()).toBe('strip')
})

test('the hash of the sources follows their content and nothing else', () => {
  const folder = temporaryTree({ 'source.ts': 'one' })
  const entry = relative(root, folder)
  const first = sourceHash([entry])
  writeFileSync(join(folder, 'source.ts'), 'one')
  expect(sourceHash([entry])).toBe(first)
  writeFileSync(join(folder, 'source.ts'), 'two')
  expect(sourceHash([entry])).not.toBe(first)
})

test('a place that is missing counts as empty', () => {
  expect(existsSync(join(root, 'nowhere'))).toBe(false)
  expect(sourceHash(['nowhere'])).toBe(sourceHash([]))
})
