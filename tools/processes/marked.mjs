// Ends everything a command started, however far it went away: browsers and databases leave the group and the parent of
// whoever started them, but they carry its mark in their environment. Plain JavaScript for any Node from 18 on.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const markName = 'FIVEFOLD_STARTED_BY'

/** A mark of its own, and the environment that carries it beside the marks of those above. */
export function newMark() {
  const mark = randomUUID()
  const above = process.env[markName]
  return { mark, environment: { [markName]: above ? `${above}:${mark}` : mark } }
}

/** The ids of living processes with the mark. */
export function markedProcesses(mark) {
  const pids = existsSync('/proc/self/environ') ? markedInProc(mark) : markedInList(mark)
  return pids.filter((pid) => pid !== process.pid)
}

function markedInProc(mark) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(mark))
    .map(Number)
}

/** Empty for a process of somebody else, and for one that ended meanwhile. */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1')
  } catch {
    return ''
  }
}

/** As macOS shows it; elsewhere there is nothing to look at, and only what the command itself ends is ended. */
function markedInList(mark) {
  try {
    return execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64_000_000 })
      .split('\n')
      .filter((line) => line.includes(mark))
      .map((line) => Number.parseInt(line, 10))
  } catch {
    return []
  }
}

const pollMs = 50

/** PostgreSQL, the shop and browsers all take SIGINT as: end now, in good order. */
const demands = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
]

/** Settled when nothing with the mark lives any more. */
export async function endMarked(mark) {
  for (const { signal, patienceMs } of demands) {
    for (const pid of markedProcesses(mark)) signalTo(pid, signal)
    const deadline = Date.now() + patienceMs
    while (markedProcesses(mark).length > 0 && Date.now() < deadline) await delay(pollMs)
  }
}

function signalTo(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile.
  }
}
