// The endpoints of the short lists, one line each.
import { shortListEndpoints } from '#contract/features/content/desk/short-list.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { ShortLists } from './short-lists.service.ts'

const { parcelCategories, parcelInstructions, vehicles, reasons } = shortListEndpoints

export const shortListRoutes = (lists: ShortLists) => [
  bind(parcelCategories.list, ({ scope }) => lists.parcelCategories.list(scope)),
  bind(parcelCategories.make, (call) => lists.parcelCategories.make(call)),
  bind(parcelCategories.change, (call) => lists.parcelCategories.change(call)),
  bind(parcelCategories.remove, async (call) => {
    await lists.parcelCategories.remove(call)
    return say(call.scope.language, 'Successfully removed')
  }),
  bind(parcelInstructions.list, ({ scope }) => lists.parcelInstructions.list(scope)),
  bind(parcelInstructions.make, (call) => lists.parcelInstructions.make(call)),
  bind(parcelInstructions.change, (call) => lists.parcelInstructions.change(call)),
  bind(parcelInstructions.remove, async (call) => {
    await lists.parcelInstructions.remove(call)
    return say(call.scope.language, 'Successfully removed')
  }),
  bind(vehicles.list, ({ scope }) => lists.vehicles.list(scope)),
  bind(vehicles.make, (call) => lists.vehicles.make(call)),
  bind(vehicles.change, (call) => lists.vehicles.change(call)),
  bind(vehicles.remove, async (call) => {
    await lists.vehicles.remove(call)
    return say(call.scope.language, 'Successfully removed')
  }),
  bind(reasons.list, ({ scope }) => lists.reasons.list(scope)),
  bind(reasons.make, (call) => lists.reasons.make(call)),
  bind(reasons.change, (call) => lists.reasons.change(call)),
  bind(reasons.remove, async (call) => {
    await lists.reasons.remove(call)
    return say(call.scope.language, 'Successfully removed')
  }),
]
