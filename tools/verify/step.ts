// One step of a check: a name and something that runs, ending well or not, with its tests counted.
import { spawn } from 'node:child_process'
import { root } from '../launch.mjs'

export interface Tally {
  passed: number
  failed: number
}

export interface Outcome extends Partial<Tally> {
  fine: boolean
  output: string
}

export interface Step {
  name: string
  run(): Promise<Outcome>
}

/** Runs a script on this Node; its output is kept for the case of failure. */
export function script(args: readonly string[], environment: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    const pieces: Buffer[] = []
    const keep = (piece: Buffer) => pieces.push(piece)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const end = (fine: boolean, more = '') =>
      resolve({ fine, output: Buffer.concat(pieces).toString() + more })
    child.on('error', (error) => end(false, error.message))
    child.on('close', (code) => end(code === 0))
  })
}

/** Counts of all steps; a step that failed without a failed test counts as one failure. */
export async function runSteps(steps: readonly Step[], print: (text: string) => void): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 }
  for (const step of steps) {
    const start = performance.now()
    const { fine, output, passed = 0, failed = 0 } = await outcomeOf(step)
    tally.passed += passed
    tally.failed += fine ? failed : Math.max(failed, 1)
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    const counted = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : ''
    print(`${fine ? '✓' : '✗'} ${step.name.padEnd(16)} ${seconds.padStart(6)} s${counted}`)
    if (!fine) print(output.trimEnd())
  }
  return tally
}

async function outcomeOf(step: Step): Promise<Outcome> {
  try {
    return await step.run()
  } catch (error) {
    return { fine: false, output: error instanceof Error ? error.message : String(error) }
  }
}
