import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyScripts } from './early-scripts.ts'

test('what runs before the page is a script a browser can read, without what was written for its reader', () => {
  expect(() => new Script(earlyScripts)).not.toThrow()
  expect(earlyScripts).toContain('addEventListener')
  expect(earlyScripts).not.toContain('/*')
})
