// Test runs that leave a report behind, from which their tests are counted.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { root } from '../launch.mjs'
import { type Outcome, script, type Tally } from './step.ts'

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(
    ({ numPassedTests, numFailedTests }): Tally => ({ passed: numPassedTests, failed: numFailedTests }),
  )

/** A test that passed only at the second try still passed; it is told of among the failures. */
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }): Tally => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))

async function counted(
  report: string,
  schema: z.ZodType<Tally>,
  run: (path: string) => Promise<Outcome>,
): Promise<Outcome> {
  const path = join(root, '.cache/reports', report)
  await mkdir(dirname(path), { recursive: true })
  await rm(path, { force: true })
  const outcome = await run(path)
  const text = await readFile(path, 'utf8').catch(() => null)
  // A run that died before its report has its failure counted as one by the caller.
  return text === null ? outcome : { ...outcome, ...schema.parse(JSON.parse(text)) }
}

export function vitest(project: string): Promise<Outcome> {
  return counted(`vitest-${project}.json`, vitestReport, (path) =>
    script([
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ]),
  )
}

/** Dots: what failed is told in whole at the end, where it is read, and not between hundreds of lines. */
export function playwright(): Promise<Outcome> {
  return counted('playwright.json', playwrightReport, (path) =>
    script(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    }),
  )
}
