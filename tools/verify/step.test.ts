// Steps are counted honestly: what fails without a test still fails.
import { expect, test } from 'vitest'
import { runSteps, type Step, script } from './step.ts'

const fine: Step = { name: 'fine', run: async () => ({ fine: true, output: 'quiet', passed: 3, failed: 0 }) }

async function run(...steps: Step[]) {
  const lines: string[] = []
  const tally = await runSteps(steps, (text) => lines.push(text))
  return { tally, lines }
}

test('a fine step is one line and its tests are counted', async () => {
  const { tally, lines } = await run(fine, fine)
  expect(tally).toEqual({ passed: 6, failed: 0 })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^✓ fine +\d+\.\d s {2}3 passed, 0 failed$/)
})

test('a failed check counts as one failure and shows its output', async () => {
  const { tally, lines } = await run(
    { name: 'lint', run: async () => ({ fine: false, output: 'line too long\n' }) },
    fine,
  )
  expect(tally).toEqual({ passed: 3, failed: 1 })
  expect(lines[1]).toBe('line too long')
})

test('failed tests are counted one by one', async () => {
  const { tally } = await run({
    name: 'tests',
    run: async () => ({ fine: false, output: '', passed: 1, failed: 2 }),
  })
  expect(tally).toEqual({ passed: 1, failed: 2 })
})

test('a step that throws is a failure, not the end of the run', async () => {
  const { tally, lines } = await run({ name: 'x', run: () => Promise.reject(new Error('no browser')) }, fine)
  expect(tally).toEqual({ passed: 3, failed: 1 })
  expect(lines[1]).toBe('no browser')
})

test('a script that ends badly is not fine and keeps both its outputs', async () => {
  const code = 'console.log("out"); console.error("err"); process.exit(3)'
  const outcome = await script(['-e', code], { stopped: new AbortController().signal })
  expect(outcome.fine).toBe(false)
  expect(outcome.output).toContain('out')
  expect(outcome.output).toContain('err')
})
