// The notification endpoints, one line each.
import { notificationEndpoints } from '#contract/features/notification/notification.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { CustomerIdentity, GuestIdentity } from '#server/platform/http/caller/identity.ts'
import { ownerOf } from '#server/platform/http/caller/owner.ts'
import { say } from '#server/platform/messages/say.ts'
import type { Subscriber } from './notification.db.ts'
import type { NotificationService } from './notification.service.ts'

const ends = notificationEndpoints

const subscriberOf = (caller: CustomerIdentity | GuestIdentity): Subscriber => ({
  ...ownerOf(caller),
  session_id: caller.kind === 'customer' ? caller.session_id : null,
})

export const notificationRoutes = (service: NotificationService) => [
  bind(ends.pushKey, async () => ({ public_key: service.public_key })),
  bind(
    ends.subscribe,
    async ({ caller, input, scope }) => {
      await service.subscribe(subscriberOf(caller), input, scope.language)
      return say(scope.language, 'Updated successfully')
    },
    { perMinute: 30 },
  ),
  bind(ends.unsubscribe, async ({ caller, input, scope }) => {
    await service.unsubscribe(ownerOf(caller), input.endpoint)
    return say(scope.language, 'Successfully removed')
  }),
  bind(ends.settings, ({ caller }) => service.settings(caller.customer_id)),
  bind(ends.changeSettings, ({ caller, input }) => service.changeSettings(caller.customer_id, input)),
  bind(ends.read, async ({ caller, scope }) => {
    await service.read(caller.customer_id)
    return say(scope.language, 'Updated successfully')
  }),
]
