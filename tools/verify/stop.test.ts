// A run that is stopped takes everything with it that it started, however far that went away.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../launch.mjs'

/** What `npm test` is, with the fixture as its only step; the fixture's lines are passed on as they come. */
const command = `
import { runSteps, script } from './tools/verify/step.ts'
import { stopWhenAsked } from './tools/processes/stop-signals.ts'
const roles = process.env.TREE_ROLES.split(' ')
const run = (stopped) => script(['tools/verify/child-tree.fixture.ts', ...roles], { stopped, onOutput: (text) => process.stdout.write(text) })
const later = { name: 'later', run: () => { console.log('a step after the stop'); return { fine: true, output: '' } } }
console.log('command ' + process.pid)
const { passed, failed } = await runSteps([{ name: 'tree', run }, later], console.log, stopWhenAsked())
console.log(passed + ' passed, ' + failed + ' failed')
process.exitCode = failed > 0 ? 1 : 0
`

/** Ended counts as gone, also before anybody has taken note of it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** The command below its launcher, as npm runs it. */
async function startTree(...roles: readonly string[]) {
  const launcher = spawn(
    process.execPath,
    ['tools/run.mjs', '--input-type=module-typescript', '-e', command],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'test', TREE_ROLES: roles.join(' ') },
    },
  )
  const lines: string[] = []
  const pids = new Map<string, number>()
  const reader = createInterface(launcher.stdout)
  reader.on('line', (line) => {
    lines.push(line)
    const [, role, pid] = /^(command|parent|away|near|deaf) (\d+)$/.exec(line) ?? []
    if (role) pids.set(role, Number(pid))
  })
  onTestFinished(() => {
    launcher.kill('SIGKILL')
    for (const pid of pids.values()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  await expect.poll(() => pids.size, { timeout: 20_000 }).toBe(roles.length + 1)
  return { launcher, lines, command: pids.get('command') ?? 0, pids: [...pids.values()] }
}

const ended = async (process: ChildProcess) => {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends the step, its children and its grandchildren, and the last line is still the tally',
  async (signal) => {
    const { launcher, lines, pids } = await startTree('parent', 'away', 'near')
    launcher.kill(signal)
    await ended(launcher)
    expect(pids.filter(isAlive)).toEqual([])
    expect(lines.join('\n')).toContain(`stopped by ${signal}`)
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
    expect(lines).not.toContain('a step after the stop')
  },
)

test('a launcher that was killed without a word takes them along as well, also who hears no signal', async () => {
  const { launcher, pids } = await startTree('parent', 'away', 'deaf')
  launcher.kill('SIGKILL')
  await expect.poll(() => pids.filter(isAlive), { timeout: 40_000 }).toEqual([])
})

test('a command that was killed without a word is cleaned up after by its launcher', async () => {
  const { command, launcher, pids } = await startTree('parent', 'away')
  process.kill(command, 'SIGKILL')
  await ended(launcher)
  expect(pids.filter(isAlive)).toEqual([])
})
