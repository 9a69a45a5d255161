// Test runs that leave a report behind, from which their tests are counted.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { root } from '../launch.mjs'
import { playwrightReport } from './playwright-report.ts'
import { type Outcome, script, type Tally } from './step.ts'

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(
    ({ numPassedTests, numFailedTests }): Tally => ({ passed: numPassedTests, failed: numFailedTests }),
  )

async function counted(
  report: string,
  schema: z.ZodType<Tally & Pick<Outcome, 'notes'>>,
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

export function vitest(project: string, stopped: AbortSignal): Promise<Outcome> {
  return counted(`vitest-${project}.json`, vitestReport, (path) =>
    script(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${path}`,
      ],
      { stopped },
    ),
  )
}

/**
 * Every page meets both screens and both directions in these two. What all pages stand on meets the other two pairs as
 * well in `npm run e2e`, the longer run.
 */
const projects = ['desktop-en', 'phone-ar'].map((name) => `--project=${name}`)

/** What is slow and rarely breaks is left to the longer run. */
const shortRun = [...projects, '--grep-invert=@long']

/** Dots: what failed is printed in whole at the end, where it is read, and not between hundreds of lines. */
export function playwright(stopped: AbortSignal): Promise<Outcome> {
  return counted('playwright.json', playwrightReport, (path) =>
    script(['node_modules/@playwright/test/cli.js', 'test', ...shortRun, '--reporter=dot,json'], {
      stopped,
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: path },
    }),
  )
}
