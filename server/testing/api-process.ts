// The API as a real process beside the test, on a database of the test's; it can be killed without a word.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bundleServer } from '#tools/build/bundle-server.ts'

export interface ApiProcess {
  /** Where it answers. */
  url: string
  /** False once it ended, for whatever reason. */
  isAlive(): boolean
  /** SIGKILL; settled when the process is gone. */
  kill(): Promise<void>
}

export type ApiProcesses = Awaited<ReturnType<typeof prepareApiProcesses>>

/** Bundled once, so that each start costs a fraction of a second. */
export async function prepareApiProcesses(settings: Record<string, string> = {}) {
  // Test files that run beside each other must not write one another's program.
  const built = join('.cache/testing', randomUUID())
  const program = await bundleServer('server/testing/standalone-api.ts', built)
  const folder = await mkdtemp(join(tmpdir(), 'fivefold-api-'))

  async function start(database_url: string): Promise<ApiProcess> {
    const child = spawn(process.execPath, ['--enable-source-maps', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: database_url,
        DATA_DIR: folder,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        ...settings,
      },
    })
    const gone = once(child, 'exit')
    for await (const port of createInterface(child.stdout)) {
      child.stdout.resume()
      return {
        url: `http://127.0.0.1:${port}`,
        isAlive: () => child.exitCode === null && child.signalCode === null,
        async kill() {
          child.kill('SIGKILL')
          await gone
        },
      }
    }
    throw new Error('the API ended before it was open; the lines above say why')
  }

  async function close(): Promise<void> {
    for (const path of [folder, built]) await rm(path, { recursive: true, force: true })
  }

  return { start, close }
}
