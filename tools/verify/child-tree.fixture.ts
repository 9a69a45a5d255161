// Started by a test as a step of its own: one child goes away, as databases and browsers do, another hears no signal.
import { spawn } from 'node:child_process'
import { writeSync } from 'node:fs'

const [role, ...children] = process.argv.slice(2)

for (const child of children) {
  spawn(process.execPath, [import.meta.filename, child], {
    detached: child === 'away',
    stdio: ['ignore', 'inherit', 'ignore'],
  })
}
if (role === 'deaf') for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
writeSync(1, `${role} ${process.pid}\n`)
setInterval(() => undefined, 1_000)
