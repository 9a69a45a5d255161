// Firebase Cloud Messaging (HTTP v1): hands a message to the app behind a token, as apps of other makers register theirs.
import { z } from 'zod'
import { asJson } from '#contract/core/wire.ts'
import type { Clock } from '../clock/clock.ts'
import type { FirebaseSettings } from '../config/firebase-settings.ts'
import type { Log } from '../log/log.ts'
import { createGoogleAccess } from './google-access.ts'
import { type AppMessage, type AppPush, type PushResult, ttlSeconds } from './push.ts'

const patienceMs = 10_000

/** As Google describes what went wrong. */
const refusal = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string() })).optional(),
        }),
      )
      .default([]),
  }),
})

interface FirebaseParts {
  clock: Clock
  log: Log
}

/** Null without an account to send with. */
export function firebaseOf(settings: FirebaseSettings | null, parts: FirebaseParts): AppPush | null {
  return settings && createFirebasePush(settings, parts)
}

export function createFirebasePush(
  { account, url }: FirebaseSettings,
  { clock, log }: FirebaseParts,
): AppPush {
  const access = createGoogleAccess(account, clock)
  const address = `${url}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`

  async function post(body: string): Promise<Response> {
    const token = await access.token()
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.status === 401) access.forget(token)
    return response
  }

  return {
    async send(token, message) {
      try {
        const body = JSON.stringify({ message: addressed(token, message) })
        let response = await post(body)
        // A key was replaced, or a token called back: once more with a fresh one.
        if (response.status === 401) {
          await response.body?.cancel()
          response = await post(body)
        }
        const result = resultOf(response.status, asJson(await response.text()))
        if (result === 'failed') log.warn({ status: response.status }, 'Firebase did not take a message')
        return result
      } catch (error) {
        // Neither the app's token nor ours belongs into the log: of what fetch says only the words are logged.
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Firebase was not reached')
        return 'failed'
      }
    },
  }
}

function addressed(token: string, { title, body, image, data }: AppMessage) {
  return {
    token,
    notification: { title, body, ...(image ? { image } : {}) },
    data,
    android: { priority: 'HIGH', ttl: `${ttlSeconds}s` },
    apns: { headers: { 'apns-priority': '10' } },
    webpush: { headers: { Urgency: 'high', TTL: String(ttlSeconds) } },
  }
}

/** Only Firebase's own words end a token: a proxy's 404 would otherwise forget everybody's. */
function resultOf(status: number, body: unknown): PushResult {
  if (status === 200) return 'sent'
  const read = refusal.safeParse(body)
  if (!read.success) return 'failed'
  const { status: word, details } = read.data.error
  const isUnregistered = details.some(({ errorCode }) => errorCode === 'UNREGISTERED')
  const isNoToken = details.some(({ fieldViolations = [] }) =>
    fieldViolations.some(({ field }) => field === 'message.token'),
  )
  const isOver =
    isUnregistered || (status === 404 && word === 'NOT_FOUND') || (word === 'INVALID_ARGUMENT' && isNoToken)
  return isOver ? 'gone' : 'failed'
}
