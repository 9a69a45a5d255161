// Runs the short-lived programs of the database (initdb, pg_ctl, probes), as another user where asked.
import { type SpawnOptions, spawn } from 'node:child_process'
import { messageOf } from './system-error.ts'

/** The operating system user that owns the data and runs the database. */
export interface Account {
  uid: number
  gid: number
}

export interface Outcome {
  ok: boolean
  output: string
}

interface RunOptions {
  /** Left out, the program runs as the user of this process. */
  account?: Account | undefined
  /** Off for programs that leave a server behind: it would inherit the pipes and keep them open forever. */
  capture?: boolean
}

export async function runProgram(
  file: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Outcome> {
  try {
    return await waitFor(file, args, spawnOptions(options))
  } catch (error) {
    return { ok: false, output: messageOf(error) }
  }
}

function waitFor(file: string, args: readonly string[], options: SpawnOptions): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, options)
    const chunks: string[] = []
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output: chunks.join('').trim() }))
  })
}

function spawnOptions({ account, capture = true }: RunOptions): SpawnOptions {
  return {
    // The folder of this process may be closed to the other user.
    cwd: process.platform === 'win32' ? undefined : '/',
    env: environment(),
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'ignore',
    // Ctrl-C goes to the whole process group of the terminal; the database ends only when asked to.
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...account,
  }
}

/** PGDATA, PGPORT and their kin would steer the programs elsewhere; messages are read back, so in English. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
