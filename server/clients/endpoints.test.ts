// Nothing that such clients call is left out of the tests of this folder.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calledEndpoints, calledPages } from './endpoints.fixture.ts'

const called = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.startsWith('endpoints.'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n')

test('every endpoint and page such clients call is called here', () => {
  expect(calledEndpoints.filter((endpoint) => !called.includes(`'${endpoint}'`))).toEqual([])
  expect(calledPages.filter((page) => !called.includes(page))).toEqual([])
})
