// The customer's notifications.
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** The base line beside live events. */
const everyMs = 60_000

export function notificationsQuery(access: QueryAccess) {
  return {
    ...apiQuery(access, profileEndpoints.notifications, { quiet: true }),
    refetchInterval: everyMs,
    staleTime: everyMs / 2,
  }
}
