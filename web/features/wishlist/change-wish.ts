// Keeps a thing or lets it go, and reads the list again; what the shop says about it is shown (WSH-02).
import type { QueryClient } from '@tanstack/react-query'
import { wishlistEndpoints } from '#contract/features/wishlist/wishlist.endpoints.ts'
import { wishlistFailures } from '#contract/features/wishlist/wishlist.failures.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { type Wish, wishInput } from './wish.ts'
import { wishlistQuery } from './wishlist.queries.ts'

interface Place {
  access: QueryAccess
  queryClient: QueryClient
}

type NamedWish = Pick<Wish, 'kind' | 'id'>

/** The words of the shop; null when it refused, which is announced already. */
export async function changeWish(place: Place, wish: NamedWish, wanted: boolean): Promise<string | null> {
  try {
    return await send(place, wish, { endpoint: wanted ? wishlistEndpoints.add : wishlistEndpoints.remove })
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}

/** Keeps what was wanted before signing in; it may be in the list since an earlier visit, which is as good. */
export async function keepWish(place: Place, wish: NamedWish): Promise<string> {
  try {
    return await send(place, wish, { endpoint: wishlistEndpoints.add, quiet: true })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === wishlistFailures.already_there.status) {
      return error.message
    }
    throw error
  }
}

interface Sending {
  endpoint: typeof wishlistEndpoints.add | typeof wishlistEndpoints.remove
  quiet?: boolean
}

async function send({ access, queryClient }: Place, wish: NamedWish, { endpoint, quiet = false }: Sending) {
  try {
    const request = { input: wishInput(wish), scope: { module_id: null }, quiet }
    return (await access.api.call(endpoint, request)).message
  } finally {
    // Also after a refusal: another tab or device may have changed the list.
    await queryClient.invalidateQueries({ queryKey: [wishlistQuery(access).queryKey[0]] })
  }
}
