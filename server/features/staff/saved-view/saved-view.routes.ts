// The endpoints of saved views, one line each.
import { savedViewEndpoints } from '#contract/features/staff/saved-view.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { SavedViews } from './saved-views.ts'

export const savedViewRoutes = (views: SavedViews) => [
  bind(savedViewEndpoints.list, (call) => views.list(call)),
  bind(savedViewEndpoints.save, (call) => views.save(call)),
  bind(savedViewEndpoints.change, (call) => views.change(call)),
  bind(savedViewEndpoints.remove, async (call) => {
    await views.remove(call)
    return say(call.scope.language, 'Successfully removed')
  }),
]
