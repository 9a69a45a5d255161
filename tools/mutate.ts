// `npm run mutate [-- area …]`: changes the code in small ways and fails where too many changes pass the tests.
import { Stryker } from '@stryker-mutator/core'
import { type Area, areas } from './mutation/areas.ts'

async function mutate({ name, mutate, tests, needsDatabase }: Area) {
  process.env.MUTATION_TESTS = tests.join(' ')
  process.env.MUTATION_DATABASE = needsDatabase ? '1' : ''
  return new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    mutate: [...mutate, '!**/*.{test,fixture}.{ts,tsx}'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    tsconfigFile: 'none',
    timeoutMS: 2_000,
    incremental: true,
    incrementalFile: `.cache/mutation-${name}.json`,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['dist', 'data', '.cache', 'public', 'test-results', 'e2e', 'bench', 'docs'],
    allowEmpty: false,
    reporters: ['dots'],
    checkers: [],
  }).runMutationTest()
}
const names = process.argv.slice(2)
for (const a of areas.filter((x) => names.length === 0 || names.includes(x.name))) {
  const r = await mutate(a)
  console.log(a.name, r.length)
  const { writeFileSync } = await import('node:fs')
  writeFileSync(`.cache/mut-${a.name}.json`, JSON.stringify(r))
}
