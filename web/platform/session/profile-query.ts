// The signed-in customer; the same person in every module and zone, so browsing does not ask again.
import { queryOptions } from '@tanstack/react-query'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { apiQuery, type QueryAccess, scopeOf } from '#web/platform/api/query.ts'
import { restorePersonalData } from '#web/platform/storage/personal-data.ts'
import { readStored } from '#web/platform/storage/storage.ts'

export function profileQuery({ api, shop }: QueryAccess) {
  const anywhere = { ...shop, module: null, zone_ids: [] }
  const { queryKey } = apiQuery({ api, shop: anywhere }, profileEndpoints.info, { quiet: true })
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const token = readStored('token')
      const profile = await api.call(profileEndpoints.info, {
        quiet: true,
        scope: scopeOf(anywhere),
        signal,
      })
      // Somebody else may have come while the answer was on its way.
      if (token !== null && readStored('token') === token) restorePersonalData(profile.id)
      return profile
    },
  })
}
