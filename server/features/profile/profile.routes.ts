// The profile endpoints, one line each.
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { ProfileService } from './profile.service.ts'

const ends = profileEndpoints

export const profileRoutes = (service: ProfileService) => [
  bind(ends.info, ({ caller, scope }) => service.info(caller.customer_id, scope)),
  bind(ends.update, (call) => service.update(call), { perMinute: 30 }),
  bind(ends.interest, ({ caller }) => service.interest(caller.customer_id)),
  bind(ends.updateInterest, async ({ input, caller, scope }) => {
    await service.setInterest(caller.customer_id, input.interest)
    return say(scope.language, 'Interest updated successfully')
  }),
  bind(ends.updatePushToken, async ({ input, caller, scope }) => {
    await service.setPushToken(caller.session_id, input.cm_firebase_token)
    return say(scope.language, 'Updated successfully')
  }),
  bind(ends.updateZone, ({ caller, scope }) => service.setZone(caller.customer_id, scope)),
  bind(ends.suggestedItems, ({ caller, scope }) => service.suggestedItems(caller.customer_id, scope)),
  bind(ends.notifications, ({ caller, scope }) => service.notifications(caller.customer_id, scope)),
  bind(ends.myData, ({ caller, scope }) => service.myData(caller, scope), { perMinute: 10 }),
  bind(ends.remove, ({ caller, input }) => service.remove(caller.customer_id, input)),
]
