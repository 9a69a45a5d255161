// Live events whose database goes away: nothing is left behind, and the process can still end.
import { createServer, connect as dial, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openChannel } from '#server/platform/events/channel.ts'
import { createLiveEvents } from '#server/platform/events/live-events.ts'
import { createLog } from '#server/platform/log/log.ts'
import { notifyChannel } from '#server/testing/database-client.ts'
import { listenLocally } from '#server/testing/listen.ts'

const silent = createLog('silent')
const deaf = { onEvent: () => undefined, onGap: () => undefined }

/** A way to the real database that a test can cut, for good or for those who are connected. */
async function cuttable() {
  const url = new URL(inject('template_url'))
  url.pathname = '/postgres'
  const { hostname, port: realPort } = url
  const sockets = new Set<Socket>()
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
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
    drop,
    async cut() {
      drop()
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

test('a channel that lost its connection is open again, and says that it missed something', async () => {
  const way = await cuttable()
  const heard: string[] = []
  const channel = openChannel({
    url: way.url,
    name: 'any_news',
    onMessage: (payload) => heard.push(payload ?? ''),
    onGap: () => heard.push('gap'),
    onLost: () => heard.push('lost'),
  })
  onTestFinished(async () => {
    await channel.close()
    await way.cut()
  })
  await channel.ready()
  for (const turn of ['first', 'second']) {
    way.drop()
    await expect.poll(() => heard.splice(0)).toContain('gap')
    await notifyChannel(way.url, 'any_news', turn)
    await expect.poll(() => heard.splice(0)).toContain(turn)
  }
  await expect(channel.ready()).resolves.toBeUndefined()
})

test('an event nobody can read is written down and ends nothing', async () => {
  const way = await cuttable()
  const lines: string[] = []
  const events: string[] = []
  const live = createLiveEvents(way.url, createLog('warn', { write: (line) => void lines.push(line) }))
  onTestFinished(async () => {
    await live.close()
    await way.cut()
  })
  await live.listen('order 1', { ...deaf, onEvent: ({ name }) => events.push(name) })
  await notifyChannel(way.url, 'live_event', 'no JSON')
  await notifyChannel(way.url, 'live_event', JSON.stringify({ topic: 'order 1', name: 'moved', data: {} }))
  await expect.poll(() => events).toEqual(['moved'])
  expect(lines.join('')).toContain('a live event could not be read')
})
