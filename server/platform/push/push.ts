// Web Push: encrypts a message for one browser and hands it to that browser's push service.
import webPush from 'web-push'
import type { PushKeys } from './push-keys.ts'

export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** `gone`: the browser does not want messages any more, and its address is over. */
export type PushResult = 'sent' | 'gone' | 'failed'

export interface Push {
  public_key: string
  /** Whether an address is one of a push service: the shop calls nobody else because a visitor said so. */
  knows(endpoint: string): boolean
  send(target: PushTarget, message: object): Promise<PushResult>
  /** Null: tokens of apps are kept, and nothing is sent to them. */
  apps: AppPush | null
}

export interface AppMessage {
  title: string
  body: string
  image?: string | undefined
  /** Apps read every value as text. */
  data: Readonly<Record<string, string>>
}

/** Apps have a push service of their own, which knows them by a token. */
export interface AppPush {
  /** `gone`: the app is no longer there, and its token is over. */
  send(token: string, message: AppMessage): Promise<PushResult>
}

export interface PushSettings {
  keys: PushKeys
  /** `mailto:` or the shop's address, for a push service that wants to complain. */
  subject: string
  /** Hosts of push services beside the well-known ones; these may speak plain HTTP. */
  hosts: readonly string[]
  apps: AppPush | null
}

const wellKnown = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

const patienceMs = 10_000

/** A message nobody collected in this time has lost its meaning. */
export const ttlSeconds = 4 * 3_600

export function createPush({ keys, subject, hosts, apps }: PushSettings): Push {
  return {
    public_key: keys.publicKey,
    apps,

    knows(endpoint) {
      if (!URL.canParse(endpoint)) return false
      const { protocol, host, hostname } = new URL(endpoint)
      if (hosts.includes(host)) return true
      return (
        protocol === 'https:' && wellKnown.some((one) => hostname === one || hostname.endsWith(`.${one}`))
      )
    },

    async send(target, message) {
      const request = webPush.generateRequestDetails(target, JSON.stringify(message), {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        urgency: 'high',
      })
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ])
      const response = await fetch(request.endpoint, {
        method: request.method,
        headers,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => null)
      // Nobody reads what a push service has to say, however long it is; unread, it would hold the connection.
      await response?.body?.cancel().catch(() => undefined)
      if (response?.ok) return 'sent'
      return response?.status === 404 || response?.status === 410 ? 'gone' : 'failed'
    },
  }
}
