// Live events whose database goes away: nothing is left behind, and the process can still end.
import { createServer, connect as dial, type Socket } from 'node:net'
import { expect, inject, test } from 'vitest'
import { createLiveEvents } from '#server/platform/events/live-events.ts'
import { createLog } from '#server/platform/log/log.ts'
import { listenLocally } from '#server/testing/listen.ts'

const silent = createLog('silent')
const deaf = { onEvent: () => undefined, onGap: () => undefined }

/** A way to the real database that a test can cut. */
async function cuttable() {
  const url = new URL(inject('template_url'))
  url.pathname = '/postgres'
  const { hostname, port: realPort } = url
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(Number(realPort), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.pipe(far).pipe(near)
  })
  const { port, close } = await listenLocally(server)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async cut() {
      for (const socket of sockets) socket.destroy()
      await close()
    },
  }
}

test('a listener that could not be connected is not kept', async () => {
  const live = createLiveEvents('postgres://nobody@127.0.0.1:9/none', silent)
  await expect(live.listen('order 1', deaf)).rejects.toThrow()
  await live.close()
})

test('closing ends the search for a database that is gone', async () => {
  const way = await cuttable()
  const lines: string[] = []
  const live = createLiveEvents(way.url, createLog('warn', { write: (line) => void lines.push(line) }))
  await live.listen('order 1', deaf)
  await way.cut()
  await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('not listening for live events yet')
  await live.close()
  const searches = lines.length
  await expect(live.close()).resolves.toBeUndefined()
  expect(lines).toHaveLength(searches)
})
