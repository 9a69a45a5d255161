// A sixth kind of module is a row of the table and its texts: nothing else changes, and it works from API to screen.
import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { copyWithFlowers, skipUnconcerned } from './flowers.fixture.ts'

const run = promisify(execFile)
let copy = ''

beforeAll(() => {
  copy = copyWithFlowers(join(import.meta.dirname, '../..'))
  skipUnconcerned(copy)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** As from a shell: a run of tests inside another must not take itself for a part of it. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))

async function inCopy(script: string, ...options: string[]): Promise<string> {
  const limits = { maxBuffer: 10_000_000, timeout: 280_000 }
  const ended = await run(process.execPath, [join('node_modules', script), ...options], {
    cwd: copy,
    env,
    ...limits,
  }).catch((failure: { stdout: string }) => failure)
  return ended.stdout
}

const report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
})

test('with a row and its texts the whole shop compiles', { timeout: 300_000 }, async () => {
  expect(await inCopy('typescript/bin/tsc', '--noEmit')).toBe('')
})

test('such a module is listed, takes orders and greets in four languages', { timeout: 300_000 }, async () => {
  const tests = ['server/features/checkout/every-kind.test.ts', 'web/features/home/home-hero.test.tsx']
  const written = join(copy, 'report.json')
  const reporter = ['--reporter', 'json', '--outputFile', written]
  await inCopy('vitest/vitest.mjs', 'run', ...tests, '-t', 'flowers', ...reporter)
  const results = report
    .parse(JSON.parse(readFileSync(written, 'utf8')))
    .testResults.flatMap((file) => file.assertionResults)
  const passed = results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
  expect(passed.toSorted()).toEqual([
    '[HOM-02] the home page of flowers has its greeting in ar',
    '[HOM-02] the home page of flowers has its greeting in en',
    '[HOM-02] the home page of flowers has its greeting in ru',
    '[HOM-02] the home page of flowers has its greeting in tg',
    'a module of the kind flowers is listed, shows what it sells and takes an order',
  ])
})
