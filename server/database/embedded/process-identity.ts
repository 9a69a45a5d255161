// Names a running process beyond its number, because numbers are given out again after a crash or a reboot.
import { readFile } from 'node:fs/promises'
import { runProgram } from './run-program.ts'
import { hasCode } from './system-error.ts'

/** A text that no other process shares, or undefined when nothing runs under this number. */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (!isTaken(pid)) return undefined
  if (process.platform === 'linux') return linuxIdentity(pid)
  if (process.platform === 'win32') {
    return (await powershell(`(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`)) || 'running'
  }
  const [state, ...started] = (await ps(pid, 'state=,lstart=')).split(/\s+/)
  return !state || state.startsWith('Z') ? undefined : started.join(' ')
}

/** The command a process was started with; empty when it has ended, even if nobody has noticed yet. */
export async function commandLineOf(pid: number): Promise<string> {
  if (!isTaken(pid)) return ''
  if (process.platform === 'linux') {
    return (await readProc(`${pid}/cmdline`)).replaceAll('\0', ' ')
  }
  if (process.platform === 'win32') {
    return powershell(`(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`)
  }
  return ps(pid, 'command=')
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, under another user.
    return hasCode(error, 'EPERM')
  }
}

async function linuxIdentity(pid: number): Promise<string | undefined> {
  const stat = await readProc(`${pid}/stat`)
  // The name in brackets may hold spaces and brackets itself; the fields after it are plain.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields[0]
  const startTicks = fields[19]
  if (!startTicks || state === 'Z' || state === 'X') return undefined
  return `${(await readProc('sys/kernel/random/boot_id')).trim()}:${startTicks}`
}

async function readProc(path: string): Promise<string> {
  try {
    return await readFile(`/proc/${path}`, 'utf8')
  } catch {
    // The process ended between two looks, which is the answer 'nothing there'.
    return ''
  }
}

async function ps(pid: number, format: string): Promise<string> {
  const { output } = await runProgram('ps', ['-ww', '-o', format, '-p', String(pid)])
  return output
}

async function powershell(command: string): Promise<string> {
  const { ok, output } = await runProgram('powershell', [
    '-NoProfile',
    '-NonInteractive',
    '-Command',
    command,
  ])
  return ok ? output : ''
}
