// Stands between a process and its database, and knows every message: something can be made to happen exactly at one.
import { createConnection, createServer, type Socket } from 'node:net'
import { listenLocally } from './listen.ts'

/** Where the connection breaks. */
export interface BreakingPoint {
  /** Which of the messages to come, counted from 1. */
  message: number
  /** Count only those that end a transaction. */
  commits: boolean
  /** Whether the database still hears that last message; its answer is heard by nobody. */
  heard: boolean
}

const commit = Buffer.from('commit')

export async function openDatabaseRelay(database_url: string) {
  const database = new URL(database_url)
  const open = new Set<Socket>()
  let armed: { point: BreakingPoint; left: number; happen: () => void } | null = null

  /** True when this message is the one. */
  function isFatal(message: Buffer): boolean {
    if (!armed || (armed.point.commits && !message.includes(commit))) return false
    armed.left -= 1
    return armed.left === 0
  }

  const server = createServer((near) => {
    const far = createConnection({ host: database.hostname, port: Number(database.port) })
    for (const socket of [near, far]) {
      open.add(socket)
      // A killed process resets its connections; that is what this is for.
      socket.on('error', () => undefined)
    }
    near.on('data', (message) => {
      if (!isFatal(message)) return void far.write(message)
      const { point, happen } = armed ?? {}
      armed = null
      far.removeAllListeners('data').resume()
      happen?.()
      if (point?.heard) far.write(message)
    })
    far.on('data', (answer) => near.write(answer))
    near.on('close', () => {
      open.delete(near)
      far.end()
    })
    far.on('close', () => {
      open.delete(far)
      near.destroy()
    })
  })
  const { port, close } = await listenLocally(server)
  const url = new URL(database_url)
  url.hostname = '127.0.0.1'
  url.port = String(port)

  return {
    url: url.href,
    /** It happens at the moment the message comes by. */
    arm(point: BreakingPoint, happen: () => void): void {
      armed = { point, left: point.message, happen }
    },
    async close() {
      for (const socket of open) socket.destroy()
      await close()
    },
  }
}
