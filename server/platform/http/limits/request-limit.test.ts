// A request that is not answered in time is refused as busy; one that is, is left alone.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../../log/log.ts'
import { failureReply } from '../reply/failure-reply.ts'
import { requestLimit } from './request-limit.ts'

function shopWith(limitMs: number, answer: () => Promise<string>) {
  const app = new Hono()
  app.onError(failureReply(createLog('silent')))
  app.use(requestLimit(limitMs))
  app.all('/api/v1/slow', async (context) => context.text(await answer()))
  return app
}

test('what is not answered in time is told to try again', async () => {
  const never = shopWith(20, () => new Promise(() => undefined))
  const reply = await never.request('/api/v1/slow')
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await reply.json()).toMatchObject({ errors: [{ code: 'busy' }] })
})

test('what is answered in time is answered as it is, and so is what fails', async () => {
  expect(await (await shopWith(10_000, async () => 'done').request('/api/v1/slow')).text()).toBe('done')
  const broken = shopWith(10_000, () => Promise.reject(new Error('a bug')))
  expect((await broken.request('/api/v1/slow')).status).toBe(500)
})

test('work that fails after its request was given up on harms nobody', async () => {
  const late = Promise.withResolvers<string>()
  const app = shopWith(20, () => late.promise)
  expect((await app.request('/api/v1/slow')).status).toBe(503)
  late.reject(new Error('too late'))
  await expect(late.promise).rejects.toThrow()
})
