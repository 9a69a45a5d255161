// Adds an entry to the wishlist or removes it, and refetches the list; what the shop says about it is shown (WSH-02).
import type { QueryClient } from '@tanstack/react-query'
import { wishlistEndpoints } from '#contract/features/wishlist/wishlist.endpoints.ts'
import { wishlistFailures } from '#contract/features/wishlist/wishlist.failures.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { elsewhereQuery, wishlistQuery } from './wishlist.queries.ts'
import { entryInput, type WishlistEntry } from './wishlist-entry.ts'

interface Clients {
  access: QueryAccess
  queryClient: QueryClient
}

type EntryId = Pick<WishlistEntry, 'kind' | 'id'>

/** The words of the shop; null when it refused, which is announced already. */
export async function changeWishlist(
  clients: Clients,
  entry: EntryId,
  wanted: boolean,
): Promise<string | null> {
  try {
    return await send(clients, entry, { endpoint: wanted ? wishlistEndpoints.add : wishlistEndpoints.remove })
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}

/** Adds what was wanted before signing in; it may be in the list since an earlier visit, which is as good. */
export async function addPendingEntry(clients: Clients, entry: EntryId): Promise<string> {
  try {
    return await send(clients, entry, { endpoint: wishlistEndpoints.add, quiet: true })
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

async function send({ access, queryClient }: Clients, entry: EntryId, { endpoint, quiet = false }: Sending) {
  try {
    const request = { input: entryInput(entry), scope: { module_id: null }, quiet }
    return (await access.api.call(endpoint, request)).message
  } finally {
    // Also after a refusal: another tab or device may have changed the list.
    await Promise.all(
      [wishlistQuery(access), elsewhereQuery(access)].map(({ queryKey: [path] }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }
}
