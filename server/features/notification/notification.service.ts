// Notifies people of what happened: a line in their list, an event to their open pages, a push message to browsers and apps.
import { refuseUnless } from '#contract/core/failure.ts'
import { defaultLanguage, inEveryLanguage, type Language } from '#contract/core/language.ts'
import { notificationFailures } from '#contract/features/notification/notification.failures.ts'
import {
  type NotificationSettings,
  notificationKinds,
  type PushData,
} from '#contract/features/notification/notification.schema.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Database } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import type { ProfileService } from '#server/features/profile/profile.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { customerOwner, type Owner } from '#server/platform/http/caller/owner.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createDelivery, type Deliver } from '#server/platform/push/delivery.ts'
import type { AppMessage, Push, PushTarget } from '#server/platform/push/push.ts'
import {
  type AppRow,
  appsOf,
  changeMutedKinds,
  dropApp,
  dropGone,
  dropSubscription,
  forgetSubscriptions,
  keepSubscription,
  languageOf,
  markRead,
  mutedKindsOf,
  type Subscriber,
  type SubscriptionRow,
  subscriptionsOf,
} from './notification.db.ts'

export interface NotificationParts {
  db: Database
  clock: Clock
  log: Log
  push: Push
  /** Tries again what a service could not take now. */
  deliver?: Deliver
  profiles: Pick<ProfileService, 'storeNotice'>
}

/** The same news in every language: a customer hears it in the one they read now, a guest's browser in the one it was subscribed in. */
export type News = (language: Language) => PushData

/** The same values, all as text, as apps read them. */
function forApps({ title, body, image, ...more }: PushData): AppMessage {
  const fields = Object.entries({ ...more, title, body, image }).filter(([, value]) => value !== undefined)
  return {
    title,
    body,
    image,
    data: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
  }
}

type PushParts = NotificationParts & { deliver: Deliver }

export function createNotificationService(given: NotificationParts) {
  const parts: PushParts = { deliver: createDelivery(), ...given }
  const { db, clock, push } = parts

  return {
    public_key: push.public_key,

    async subscribe(owner: Subscriber, { endpoint, keys }: PushTarget, language: Language): Promise<void> {
      refuseUnless(push.knows(endpoint), notificationFailures.push_service_unknown)
      await keepSubscription(db, { ...owner, endpoint, ...keys, language })
    },

    unsubscribe: (owner: Owner, endpoint: string) => dropSubscription(db, owner, endpoint),
    read: (customer_id: number) => markRead(db, customer_id, clock.now()),
    settings: (customer_id: number) => settingsOf(db, customer_id),

    async changeSettings(
      customer_id: number,
      request: Partial<NotificationSettings>,
    ): Promise<NotificationSettings> {
      const muted = notificationKinds.filter((kind) => request[kind] === false)
      const wanted = notificationKinds.filter((kind) => request[kind] === true)
      if (muted.length + wanted.length > 0) await changeMutedKinds(db, customer_id, { muted, wanted })
      return settingsOf(db, customer_id)
    },

    notify: (owner: Owner, news: News): Promise<void> => notify(parts, owner, news),

    /** To the customer's browsers and apps alone; done when all of them were tried. */
    push: (customer_id: number, news: News, language: Language): Promise<void> =>
      pushTo(parts, customerOwner(customer_id), news, language),

    /** Kept in the customer's list as well. */
    async addNotice(owner: Owner, news: News): Promise<void> {
      if (owner.customer_id !== null) await storeNotice(parts, owner.customer_id, news)
      await notify(parts, owner, news)
    },

    /** Before an account goes. */
    forget: (customer_id: number, { tx }: AccountRemoval): Promise<void> =>
      forgetSubscriptions(tx, customer_id),
  }
}

export type NotificationService = ReturnType<typeof createNotificationService>

async function settingsOf(db: Database, customer_id: number): Promise<NotificationSettings> {
  const muted = await mutedKindsOf(db, customer_id)
  return {
    order_status: !muted.has('order_status'),
    message: !muted.has('message'),
    offer: !muted.has('offer'),
  }
}

/** To open pages and browsers only, and not of what the customer has switched off. */
async function notify(parts: PushParts, owner: Owner, news: News): Promise<void> {
  const { db } = parts
  if (owner.customer_id === null) return pushLater(parts, owner, news)
  const language = await languageOf(db, owner.customer_id)
  const data = news(language)
  if ((await mutedKindsOf(db, owner.customer_id)).has(data.type)) return
  await announce(db, { topic: `customer ${owner.customer_id}`, name: 'notice', data })
  pushLater(parts, owner, news, language)
}

async function storeNotice({ profiles }: PushParts, customer_id: number, news: News): Promise<void> {
  const { type, order_id = null, image = null } = news(defaultLanguage)
  const title = inEveryLanguage((language) => news(language).title)
  const description = inEveryLanguage((language) => news(language).body)
  await profiles.storeNotice(customer_id, { type, title, description, order_id, image })
}

/** Nobody waits for push services: what they fail at is noted and forgotten. */
function pushLater(parts: PushParts, owner: Owner, news: News, own?: Language): void {
  pushTo(parts, owner, news, own).catch((error: unknown) =>
    parts.log.warn({ error }, 'push messages could not be sent'),
  )
}

async function pushTo(parts: PushParts, owner: Owner, news: News, own?: Language): Promise<void> {
  const { db, push } = parts
  const [browsers, apps] = await Promise.all([subscriptionsOf(db, owner), push.apps ? appsOf(db, owner) : []])
  await Promise.all([
    ...browsers.map((one) => pushToBrowser(parts, one, news(own ?? one.language))),
    ...apps.map((one) => pushToApp(parts, one, owner, news(own ?? one.language ?? defaultLanguage))),
  ])
}

async function pushToBrowser(
  { db, push, deliver }: PushParts,
  { id, endpoint, p256dh, auth }: SubscriptionRow,
  message: PushData,
): Promise<void> {
  const result = await deliver(() => push.send({ endpoint, keys: { p256dh, auth } }, message))
  if (result === 'gone') await dropGone(db, id)
}

async function pushToApp(
  { db, push, deliver }: PushParts,
  { token }: AppRow,
  owner: Owner,
  message: PushData,
): Promise<void> {
  const result = await deliver(async () => push.apps?.send(token, forApps(message)) ?? 'sent')
  if (result === 'gone') await dropApp(db, owner, token)
}
