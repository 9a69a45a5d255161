// Opens a small server for a test on a free port of this machine.
import type { Server } from 'node:http'
import type { Server as NetServer } from 'node:net'

export interface LocalServer {
  port: number
  close(): Promise<void>
}

export async function listenLocally(server: Server | NetServer): Promise<LocalServer> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the test server has no port')
  return {
    port: address.port,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
