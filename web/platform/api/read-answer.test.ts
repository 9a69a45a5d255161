// Answers cut short, empty or somebody else's, sent by a real server: none of them is ever taken as data.
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '#contract/core/endpoint.ts'
import { nothing } from '#contract/core/wire.ts'
import { ApiFailure, isTransient, NoAnswer } from './api-failure.ts'
import { createApiClient } from './client.ts'
import { createQueryClient } from './query-client.ts'

const whole = JSON.stringify([{ id: 1, name: 'Soup' }])
const json = { 'content-type': 'application/json' }

/** How an answer may end badly although it began with 200. */
const answers: Record<string, (response: ServerResponse) => void> = {
  whole: (response) => response.writeHead(200, json).end(whole),
  'shorter than announced': (response) => {
    response.writeHead(200, { ...json, 'content-length': whole.length })
    response.write(whole.slice(0, 10), () => response.destroy())
  },
  'cut between two pieces': (response) => {
    response.writeHead(200, json)
    response.write(whole.slice(0, 10), () => response.destroy())
  },
  'cut without anybody noticing': (response) => {
    response.writeHead(200, { ...json, connection: 'close' })
    response.end(whole.slice(0, 10))
  },
  empty: (response) => response.writeHead(200, json).end(),
  'the page of a captive portal': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>'),
  'never coming': () => undefined,
  'busy for a while': (response) => response.writeHead(503, { 'retry-after': '7' }).end('<html>'),
}

let host = ''
const server = createServer((request, response) => {
  answers[decodeURIComponent(request.url ?? '').replace('/api/v1/answer/', '')]?.(response)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answer = defineEndpoint({
  method: 'GET',
  path: '/answer/{kind}',
  feature: 'item',
  summary: 'For the test.',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: z.object({ kind: z.string() }),
  input: nothing,
  reply: z.array(z.object({ id: z.number(), name: z.string() })),
  failures: [],
})

function ask(
  kind: string,
  { timeoutMs = 30_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
) {
  const scope = () => ({ language: 'en' as const, zone_ids: [], module_id: null, place: null, token: null })
  const client = createApiClient({ fetch, host, scope, timeoutMs })
  return client.call(answer, { params: { kind }, ...(signal ? { signal } : {}) })
}

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a whole answer is data', async () => {
  expect(await ask('whole')).toEqual([{ id: 1, name: 'Soup' }])
})

test.each([
  'shorter than announced',
  'cut between two pieces',
  'cut without anybody noticing',
  'empty',
  'the page of a captive portal',
])('a 200 that is %s is no answer, and may be asked for again', async (kind) => {
  const failure = await failureOf(ask(kind))
  expect(failure).toBeInstanceOf(NoAnswer)
  expect(isTransient(failure)).toBe(true)
})

test('a cut answer is never cached as data', async () => {
  const queryClient = createQueryClient()
  const queryKey = ['cut']
  const queryFn = () => ask('cut without anybody noticing')
  await expect(queryClient.fetchQuery({ queryKey, queryFn, retry: false })).rejects.toBeInstanceOf(NoAnswer)
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})

test('a shop that accepts and then says nothing is given up on', async () => {
  expect(await failureOf(ask('never coming', { timeoutMs: 50 }))).toBeInstanceOf(NoAnswer)
})

test('what the caller itself gave up is told as that', async () => {
  const leaving = new AbortController()
  const asked = failureOf(ask('never coming', { signal: leaving.signal }))
  leaving.abort()
  expect(await asked).toMatchObject({ name: 'AbortError' })
})

test('a busy shop says when to come again, whatever else it sends', async () => {
  const failure = await failureOf(ask('busy for a while'))
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({ status: 503, entries: [], retryAfterMs: 7_000 })
})

test('a shop nobody listens for is no answer', async () => {
  const client = createApiClient({
    fetch,
    host: 'http://127.0.0.1:9',
    scope: () => ({ language: 'en', zone_ids: [], module_id: null, place: null, token: null }),
  })
  expect(await failureOf(client.call(answer, { params: { kind: 'whole' } }))).toBeInstanceOf(NoAnswer)
})
