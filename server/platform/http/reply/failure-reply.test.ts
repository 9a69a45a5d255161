// What the log says of refusals: enough to see an attack, never so much that it is one.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import { createLog } from '../../log/log.ts'
import { readClient } from '../caller/client.ts'
import { failureReply } from './failure-reply.ts'

function shopThat(refuses: keyof typeof coreFailures) {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  const app = new Hono()
  app.onError(failureReply(log))
  app.use(readClient(0))
  app.post('/auth/login', () => {
    throw new Failure(coreFailures[refuses])
  })
  const send = () => app.request('/auth/login', { method: 'POST', headers: { authorization: 'Bearer x' } })
  return { lines, send }
}

test.each(['unauthorized', 'too_many_requests'] as const)(
  'who is told %s is noted once for many, with where they came from and nothing they said',
  async (kind) => {
    const { lines, send } = shopThat(kind)
    for (let tries = 0; tries < 50; tries += 1) await send()
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'request refused: not allowed',
        path: '/auth/login',
        status: coreFailures[kind].status,
        address: 'local',
      }),
    ])
    expect(JSON.stringify(lines)).not.toContain('Bearer')
  },
)

test('an ordinary refusal is nobody’s attack', async () => {
  const { lines, send } = shopThat('not_found')
  await send()
  expect(lines).toEqual([])
})
