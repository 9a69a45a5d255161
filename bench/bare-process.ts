// Starts bare-server.ts on a free port.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface BareServer {
  url: string
  stop(): Promise<void>
}

export async function startBareServer(kind: 'bytes' | 'tree', content: string): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.stdin.end(content)
  const [port] = await once(createInterface(child.stdout), 'line')
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
