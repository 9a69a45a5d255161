// Saved views: what somebody chose in a list of the desk, under a name, on every device of theirs.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals } from '../../core/desk.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'
import { message } from '../session/session.schema.ts'
import { savedView, viewedList, viewName, viewSearch } from './saved-view.schema.ts'
import { staffFailures } from './staff.failures.ts'

const own = { feature: 'staff', ...deskCaller, needs: 'own_account' } as const

const path = `${deskPath}/views`

export const savedViewEndpoints = {
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path,
    summary: 'One’s own views of a list, by name.',
    params: nothing,
    input: z.object({ list: viewedList }),
    reply: z.array(savedView),
    failures: [...deskRefusals],
  }),
  save: defineEndpoint({
    ...own,
    method: 'POST',
    path,
    summary: 'Keeps what is chosen in a list under a name.',
    params: nothing,
    input: z.object({ list: viewedList, name: viewName, search: viewSearch }),
    reply: savedView,
    failures: [...deskRefusals, staffFailures.view_name_taken, staffFailures.too_many_views],
  }),
  change: defineEndpoint({
    ...own,
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Another name for a view, or what is chosen now instead of what was.',
    params: byId,
    input: z.object({ name: viewName.optional(), search: viewSearch.optional() }),
    reply: savedView,
    failures: [...deskRefusals, coreFailures.not_found, staffFailures.view_name_taken],
  }),
  remove: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Removes a view; the list stays as it is.',
    params: byId,
    input: nothing,
    reply: message,
    failures: [...deskRefusals, coreFailures.not_found],
  }),
}
