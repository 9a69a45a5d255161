// `npm run mutate [-- area …] [-- --fresh]`: changes the code in small ways, and fails where too many changes pass the tests.
// Verdicts are kept in .cache and asked again where the code or a test changed; --fresh asks all of them again.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from './launch.mjs'
import { type Area, areas } from './mutation/areas.ts'
import { addScores, percentOf, type Score, scoreOf, survivorLines } from './mutation/score.ts'

/** Percent of the mutants the tests must notice, in each area. */
const leastPercent = 85

const reports = join(root, '.cache', 'reports')

interface Result {
  area: Area
  score: Score
  survivors: string[]
}

async function mutate(area: Area, isFresh: boolean): Promise<Result> {
  const { name, mutate: files, tests } = area
  // Read by tools/mutation/vitest.config.ts in the processes that run the tests.
  process.env.MUTATION_TESTS = tests.join(' ')
  const mutants = await new Stryker({
    configFile: 'tools/mutation/stryker.json',
    mutate: [...files, '!**/*.{test,fixture}.{ts,tsx}'],
    incrementalFile: `.cache/mutation/${name}.json`,
    force: isFresh,
    // A change that makes a loop endless is waited for this much longer than the tests take; on a busy machine a
    // shorter wait would count changes as noticed that nobody noticed.
    timeoutMS: 10_000,
    // The TypeScript we compile with has no API for Stryker to read its settings by; nothing here needs them.
    tsconfigFile: 'none',
  }).runMutationTest()
  return { area, score: scoreOf(mutants), survivors: survivorLines(mutants, root) }
}

function row(name: string, score: Score): string {
  const { noticed, survived } = score
  return `${percentOf(score).toFixed(1).padStart(6)} %  ${name}: ${noticed} of ${noticed + survived} noticed`
}

function report({ area, score, survivors }: Result): void {
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, `mutation-${area.name}.txt`), `${survivors.join('\n')}\n`)
  console.log(`\n${row(area.name, score)}`)
  for (const line of survivors) console.log(`  ${line}`)
}

const asked = process.argv.slice(2)
const names = asked.filter((one) => one !== '--fresh')
const unknown = names.filter((name) => !areas.some((area) => area.name === name))
if (unknown.length > 0) {
  throw new Error(`no area ${unknown.join(', ')}; there are ${areas.map(({ name }) => name).join(', ')}`)
}

const results: Result[] = []
for (const area of areas.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const result = await mutate(area, asked.includes('--fresh'))
  report(result)
  results.push(result)
}

console.log('')
for (const { area, score } of results) console.log(row(area.name, score))
console.log(row('all', addScores(results.map(({ score }) => score))))
const weak = results.filter(({ score }) => percentOf(score) < leastPercent)
if (weak.length > 0) {
  console.error(`Under ${leastPercent} %: ${weak.map(({ area }) => area.name).join(', ')}`)
  process.exitCode = 1
}
