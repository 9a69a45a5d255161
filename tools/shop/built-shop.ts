// The built shop as a process of its own, on a free port, with a data folder that is gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { root, shopEnvironment, shopFlags } from '../launch.mjs'

export interface BuiltShop {
  url: string
  /** Makes the first owner of the back office; null unless it was asked for. */
  owner_link: string | null
  process: ChildProcess
  stop(): Promise<void>
}

/** Unhurried clocks and machines may take this long to draw up the demo world. */
const usualPatienceMs = 180_000

/** A starter that was killed cannot stop it: it ends by itself, and its database with it. */
const endsWithStarter = ['--import', pathToFileURL(join(root, 'tools/processes/end-with-parent.mjs')).href]

interface StartOptions {
  patienceMs?: number
  program?: string
  /** The shop is new, and somebody is to own it. */
  wantsOwner?: boolean
  /** Aborted when nobody wants it any more, also while it is still starting. */
  stopped?: AbortSignal
}

export async function startBuiltShop(
  settings: Readonly<Record<string, string>> = {},
  options: StartOptions = {},
): Promise<BuiltShop> {
  const { patienceMs = usualPatienceMs, program = join(root, 'dist/server/main.js'), stopped } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'fivefold-shop-'))
  // As root the database runs as another user; shut out, it would keep its data elsewhere and leave it behind.
  await chmod(dataDir, 0o755)
  const child = spawn(process.execPath, [...shopFlags, ...endsWithStarter, program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...shopEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      FIVEFOLD_ROOT: root,
      FIVEFOLD_PARENT: String(process.pid),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      DEMO: 'on',
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  const giveUp = () => child.kill('SIGTERM')
  stopped?.addEventListener('abort', giveUp)
  try {
    stopped?.throwIfAborted()
    const said = await sayingOf(child, patienceMs, options.wantsOwner ?? false)
    return { ...said, process: child, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    stopped?.removeEventListener('abort', giveUp)
  }
}

/** The shop says where it is open, and then how to own it; everything else it prints is passed on. */
async function sayingOf(child: ChildProcess, patienceMs: number, wantsOwner: boolean) {
  if (!child.stdout) throw new Error('the shop has no standard output')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  let url: string | null = null
  try {
    for await (const line of createInterface(child.stdout)) {
      const port = line.match(/is open at http:\/\/[^:/]+:(\d+)/)?.[1]
      const owner_link = line.match(/^Set up the back office: (\S+)$/)?.[1] ?? null
      if (port) url = `http://127.0.0.1:${port}`
      else if (!owner_link) process.stderr.write(`${line}\n`)
      if (!url || (wantsOwner && !owner_link)) continue
      child.stdout.resume()
      return { url, owner_link }
    }
    throw new Error('The shop ended before it was open; the lines above say why.')
  } finally {
    clearTimeout(timer)
  }
}
