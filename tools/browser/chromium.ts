// The browser of the tests: the system's Chromium or Chrome, or the one Playwright downloads.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../launch.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** `CHROMIUM_PATH` wins; then the search path, the usual places, and Playwright's own download. */
export function findChromium(environment: Readonly<Record<string, string | undefined>>): string | null {
  const given = environment.CHROMIUM_PATH
  if (given) return isProgram(given) ? given : null
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...fixedPlaces, chromium.executablePath()].find(isProgram) ?? null
}

/** A way to get a browser: the commands to run, one after the other. */
interface Way {
  name: string
  commands: [program: string, ...args: string[]][]
}

export function waysToInstall(platform: string, isRoot: boolean, hasAptGet: boolean): Way[] {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const download: Way = {
    name: "Playwright's download",
    commands: [[process.execPath, playwright, 'install', 'chromium']],
  }
  if (platform !== 'linux' || !isRoot || !hasAptGet) return [download]
  const debian: Way = {
    name: 'the package chromium',
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  }
  return [debian, download]
}

const advice = `There is no Chromium for the browser tests and none could be installed.
Install Chromium or Chrome so that it is found on the PATH, or name its program in CHROMIUM_PATH.`

/** Finds the browser or installs one; says what to do when neither works. */
export function ensureChromium(): string {
  const found = findChromium(process.env)
  if (found) return found
  const tried: string[] = []
  const hasAptGet = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  for (const { name, commands } of waysToInstall(process.platform, process.getuid?.() === 0, hasAptGet)) {
    tried.push(`${name}: ${firstFailure(commands) ?? 'done'}`)
    const installed = findChromium(process.env)
    if (installed) return installed
  }
  throw new Error([advice, ...tried].join('\n'))
}

function firstFailure(commands: Way['commands']): string | null {
  for (const [program, ...args] of commands) {
    const { status, stderr, error } = spawnSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return (error?.message ?? stderr).trim().split('\n').slice(-3).join(' ')
  }
  return null
}
