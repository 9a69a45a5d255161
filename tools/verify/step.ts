// One step of a check: a name and something that runs, ending well or not, with its tests counted.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../launch.mjs'
import { endMarked, newMark } from '../processes/marked.mjs'

export interface Tally {
  passed: number
  failed: number
}

export interface Outcome extends Partial<Tally> {
  fine: boolean
  output: string
  /** Worth printing although all is well. */
  notes?: readonly string[]
}

export interface Step {
  name: string
  /** Aborted when somebody wants the whole run to stop. */
  run(stopped: AbortSignal): Promise<Outcome>
}

export interface ScriptOptions {
  stopped: AbortSignal
  environment?: Readonly<Record<string, string>>
  /** Heard while it runs. */
  onOutput?(text: string): void
}

/** Longer than browsers and shop take to end in good order. */
const patienceMs = 20_000

/** Runs a script on this Node; its output is kept for the case of failure, and nothing it started outlives it. */
export async function script(args: readonly string[], options: ScriptOptions): Promise<Outcome> {
  const { mark, environment } = newMark()
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.environment, ...environment },
  })
  const output = outputOf(child, options.onOutput)
  const closed = once(child, 'close').catch(() => undefined)
  const problem = await endOf(child, options.stopped)
  await endMarked(mark)
  await Promise.race([closed, delay(1_000)])
  return { fine: problem === null, output: output() + (problem ?? '') }
}

function outputOf({ stdout, stderr }: ChildProcess, onOutput?: (text: string) => void): () => string {
  const pieces: Buffer[] = []
  const take = (piece: Buffer) => {
    pieces.push(piece)
    onOutput?.(piece.toString())
  }
  for (const stream of [stdout, stderr]) stream?.on('data', take)
  return () => Buffer.concat(pieces).toString()
}

/** Null when it ended well. SIGINT, for that is what test runners clean up after. */
function endOf(child: ChildProcess, stopped: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = () => {
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), patienceMs).unref()
    }
    if (stopped.aborted) stop()
    stopped.addEventListener('abort', stop)
    const end = (problem: string | null) => {
      stopped.removeEventListener('abort', stop)
      resolve(problem)
    }
    child.on('error', (error) => end(error.message))
    child.on('exit', (code) => end(stopped.aborted ? String(stopped.reason) : code === 0 ? null : ''))
  })
}

/** Counts of all steps; a step that failed without a failed test counts as one failure. */
export async function runSteps(
  steps: readonly Step[],
  print: (text: string) => void,
  stopped: AbortSignal = new AbortController().signal,
): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 }
  for (const step of steps) {
    if (stopped.aborted) break
    const start = performance.now()
    const { fine, output, passed = 0, failed = 0, notes = [] } = await outcomeOf(step, stopped)
    tally.passed += passed
    tally.failed += fine ? failed : Math.max(failed, 1)
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    const counted = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : ''
    print(`${fine ? '✓' : '✗'} ${step.name.padEnd(16)} ${seconds.padStart(6)} s${counted}`)
    if (!fine) print(output.trimEnd())
    for (const note of notes) print(`  ${note}`)
  }
  return tally
}

async function outcomeOf(step: Step, stopped: AbortSignal): Promise<Outcome> {
  try {
    return await step.run(stopped)
  } catch (error) {
    return { fine: false, output: error instanceof Error ? error.message : String(error) }
  }
}
