// The API client of this visit: it speaks for the stored context, and for the customer once signed in.
import type { Shop } from '#web/platform/shop/shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { openApiDoor } from './api-door.ts'
import { type ApiScope, createApiClient } from './client.ts'
import { announceFailure } from './failure-announcer.ts'

export function createShopApi(shop: Shop) {
  const door = openApiDoor()
  return createApiClient({
    ...door,
    scope: (): ApiScope => ({
      language: shop.language,
      zone_ids: shop.zone_ids,
      module_id: shop.module?.id ?? null,
      place: shop.place,
      // Storage is out of reach while rendering on the server: personal data is loaded in the browser only.
      token: readStored('token'),
    }),
    onFailure: announceFailure,
  })
}

export type ShopApi = ReturnType<typeof createShopApi>
