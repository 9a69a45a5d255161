// The notification endpoints, one line each.
import { notificationEndpoints } from '#contract/features/notification/notification.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { CustomerIdentity, GuestIdentity } from '#server/platform/http/identity.ts'
import { say } from '#server/platform/messages/say.ts'
import type { PushOwner } from './notification.db.ts'
import type { NotificationService } from './notification.service.ts'

const ends = notificationEndpoints

const ownerOf = (caller: CustomerIdentity | GuestIdentity): PushOwner =>
  caller.kind === 'customer'
    ? { customer_id: caller.customer_id, guest_id: null }
    : { customer_id: null, guest_id: Number(caller.guest_id) }

export const notificationRoutes = (service: NotificationService) => [
  bind(ends.pushKey, async () => ({ public_key: service.public_key })),
  bind(
    ends.subscribe,
    async ({ caller, input, scope }) => {
      await service.subscribe(ownerOf(caller), input, scope.language)
      return say(scope.language, 'Updated successfully')
    },
    { perMinute: 30 },
  ),
  bind(ends.unsubscribe, async ({ caller, input, scope }) => {
    await service.unsubscribe(ownerOf(caller), input.endpoint)
    return say(scope.language, 'Successfully removed')
  }),
  bind(ends.read, async ({ caller, scope }) => {
    await service.read(caller.customer_id)
    return say(scope.language, 'Updated successfully')
  }),
]
