// Text messages: through an HTTP gateway when one is set, else into the log.
import type { SmsSettings } from '../config/outside-services.ts'
import type { Log } from '../log/log.ts'

export interface Sms {
  /** False when texts only reach the log. */
  reaches_phones: boolean
  /** Rejects when the gateway did not take the text. */
  send(to: string, text: string): Promise<void>
}

/** A gateway that is silent for longer is taken as failed: somebody waits for the answer. */
const patienceMs = 10_000

/** `isDemo`: texts hold codes, and only a demo may show them in its log. */
export function createSms(settings: SmsSettings | null, log: Log, isDemo: boolean): Sms {
  return settings ? gateway(settings) : intoTheLog(log, isDemo)
}

function gateway({ url, token, body }: SmsSettings): Sms {
  return {
    reaches_phones: true,
    async send(to, text) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(filled(body, { to, text })),
        signal: AbortSignal.timeout(patienceMs),
      })
      // The body is read to its end, or the connection could not be used again.
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`The text message gateway answered ${response.status}`)
    },
  }
}

function intoTheLog(log: Log, isDemo: boolean): Sms {
  return {
    reaches_phones: false,
    async send(to, text) {
      if (isDemo) log.info({ to, text }, 'a text message, written here because no gateway is set (SMS_URL)')
      else log.warn('a text message was made and reaches nobody: no gateway is set (SMS_URL)')
    },
  }
}

/** Fills texts inside parsed JSON, so that nothing in a text can break out of its quotes. */
function filled(template: unknown, places: Record<string, string>): unknown {
  if (typeof template === 'string')
    return template.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)
  if (Array.isArray(template)) return template.map((one) => filled(one, places))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, one]) => [key, filled(one, places)]))
}
