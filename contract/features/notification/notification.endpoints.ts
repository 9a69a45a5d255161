// Where push messages go (Web Push), and that the customer has read the notices.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'
import { guestId, message } from '../session/session.schema.ts'
import { notificationFailures } from './notification.failures.ts'
import { notificationSettings } from './notification.schema.ts'

const own = {
  feature: 'notification',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

const visitor = { ...own, caller: 'guest_or_customer' } as const

const base64url = (shortest: number, longest: number) =>
  z
    .string()
    .min(shortest)
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+=*$/)

/** As a browser's PushSubscription writes itself. */
const subscription = z.object({
  guest_id: guestId,
  endpoint: z.url().max(1_000),
  keys: z.object({ p256dh: base64url(80, 100), auth: base64url(20, 30) }),
})

export const notificationEndpoints = {
  pushKey: defineEndpoint({
    ...own,
    caller: 'anyone',
    method: 'GET',
    path: '/config/push-key',
    summary: 'The public key a browser subscribes to push messages with (VAPID).',
    input: nothing,
    reply: z.object({ public_key: z.string() }),
    failures: [],
  }),
  subscribe: defineEndpoint({
    ...visitor,
    method: 'POST',
    path: '/customer/push/subscribe',
    summary: 'Push messages for this customer or guest go to this browser too.',
    input: subscription,
    reply: message,
    failures: [coreFailures.unauthorized, notificationFailures.push_service_unknown],
  }),
  unsubscribe: defineEndpoint({
    ...visitor,
    method: 'DELETE',
    path: '/customer/push/subscribe',
    summary: 'No more push messages to this browser.',
    input: z.object({ guest_id: guestId, endpoint: z.url().max(1_000) }),
    reply: message,
    failures: [coreFailures.unauthorized],
  }),
  settings: defineEndpoint({
    ...own,
    caller: 'customer',
    method: 'GET',
    path: '/customer/notification-settings',
    summary: 'What the customer wants to be told of.',
    input: nothing,
    reply: notificationSettings,
    failures: [coreFailures.unauthenticated],
  }),
  changeSettings: defineEndpoint({
    ...own,
    caller: 'customer',
    method: 'PUT',
    path: '/customer/notification-settings',
    summary: 'Switches kinds of notifications on or off; kinds that are not named stay as they are.',
    input: notificationSettings.partial(),
    reply: notificationSettings,
    failures: [coreFailures.unauthenticated],
  }),
  read: defineEndpoint({
    ...own,
    caller: 'customer',
    method: 'PUT',
    path: '/customer/notifications/read',
    summary: 'Everything told so far has been read.',
    input: nothing,
    reply: message,
    failures: [coreFailures.unauthenticated],
  }),
}
