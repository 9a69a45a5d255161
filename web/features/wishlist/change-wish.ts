// Keeps a thing or lets it go, and reads the list again; what the shop says about it is shown (WSH-02).
import type { QueryClient } from '@tanstack/react-query'
import { wishlistEndpoints } from '#contract/features/wishlist/wishlist.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { type Wish, wishInput } from './wish.ts'
import { wishlistQuery } from './wishlist.queries.ts'

interface Place {
  access: QueryAccess
  queryClient: QueryClient
}

/** The words of the shop; null when it refused, which is announced already. */
export async function changeWish(
  { access, queryClient }: Place,
  wish: Pick<Wish, 'kind' | 'id'>,
  wanted: boolean,
): Promise<string | null> {
  const endpoint = wanted ? wishlistEndpoints.add : wishlistEndpoints.remove
  try {
    const { message } = await access.api.call(endpoint, {
      input: wishInput(wish),
      scope: { module_id: null },
    })
    return message
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  } finally {
    // Also after a refusal: another tab or device may have changed the list.
    await queryClient.invalidateQueries({ queryKey: [wishlistQuery(access).queryKey[0]] })
  }
}
