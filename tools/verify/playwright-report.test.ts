// What needed another try is named, also when everything passed in the end.
import { expect, test } from 'vitest'
import { playwrightReport } from './playwright-report.ts'
import { runSteps } from './step.ts'

const tested = (projectName: string, status: string) => ({ projectName, status, results: [] })

/** As Playwright writes it, with what is not read here left out. */
const report = {
  suites: [
    {
      title: 'cart.spec.ts',
      file: 'cart.spec.ts',
      specs: [{ title: 'opens', tests: [tested('desktop-en', 'expected'), tested('phone-ar', 'flaky')] }],
      suites: [
        {
          title: 'a line',
          specs: [
            { title: '[CRT-01] is added', tests: [tested('desktop-en', 'flaky')] },
            { title: 'is removed', tests: [tested('desktop-en', 'unexpected')] },
            { title: 'is skipped', tests: [tested('desktop-en', 'skipped')] },
          ],
        },
      ],
    },
  ],
  stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 1 },
}

test('tests that needed another try are counted as passed and named with their project', () => {
  expect(playwrightReport.parse(report)).toEqual({
    passed: 3,
    failed: 1,
    notes: [
      'needed another try: [phone-ar] › cart.spec.ts › opens',
      'needed another try: [desktop-en] › cart.spec.ts › a line › [CRT-01] is added',
    ],
  })
})

test('they are told although all is well', async () => {
  const lines: string[] = []
  const { passed, notes = [] } = playwrightReport.parse({
    ...report,
    stats: { ...report.stats, unexpected: 0 },
  })
  const run = async () => ({ fine: true, output: 'dots', passed, failed: 0, notes })
  const tally = await runSteps([{ name: 'browser tests', run }], (line) => lines.push(line))
  expect(tally).toEqual({ passed: 3, failed: 0 })
  expect(lines.slice(1)).toEqual(notes.map((note) => `  ${note}`))
})
