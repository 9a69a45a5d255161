// Items as customers see them; the other features enter here.
import type { Item } from '#contract/features/item/item.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'

export interface ItemServiceParts {
  db: Database
  clock: Clock
  config: Config
}

export function createItemService(_parts: ItemServiceParts) {
  return {
    /** Visible items in the order of the ids; unknown and hidden ones are left out. */
    async itemsByIds(_ids: readonly number[], _scope: Scope): Promise<Item[]> {
      return []
    },
  }
}

export type ItemService = ReturnType<typeof createItemService>
