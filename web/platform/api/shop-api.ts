// The API client of this visit: it speaks for the stored context, and for the customer once signed in.

import { ensureGuestId } from '#web/platform/session/guest.ts'
import { readDestination } from '#web/platform/shop/destination.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { readStored, removeStored } from '#web/platform/storage/storage.ts'
import { type ApiClient, type ApiScope, createApiClient } from './client.ts'
import { announceFailure } from './failure-announcer.ts'
import { apiTransport } from './in-process-api.ts'

/** Longer than the shop itself takes before it gives up on a request. */
const answeredWithinMs = 60_000

export function createShopApi(shop: Shop): ApiClient {
  const api = createApiClient({
    ...apiTransport(),
    guest: { id: () => ensureGuestId(api), forget: () => removeStored('guest_id') },
    scope: (): ApiScope => ({
      language: shop.language,
      zone_ids: shop.zone_ids,
      module_id: shop.module?.id ?? null,
      place: readDestination().place,
      // Storage is out of reach while rendering on the server: personal data is loaded in the browser only.
      token: readStored('token'),
    }),
    onFailure: announceFailure,
    // While rendering on the server the API is this very process, which has time limits of its own.
    ...(typeof window === 'undefined' ? {} : { timeoutMs: answeredWithinMs }),
  })
  return api
}

export type ShopApi = ReturnType<typeof createShopApi>
