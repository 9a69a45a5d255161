// Items as customers see them; the other features enter here.
import { refuseUnless } from '#contract/core/failure.ts'
import { localMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import { itemFailures } from '#contract/features/item/item.failures.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { CatalogueService } from './catalogue.service.ts'
import { type Asked, findItem, namesOf, prepareItemRows } from './item.db.ts'
import { presentItem } from './item.present.ts'

export interface ItemServiceParts {
  db: Database
  clock: Clock
  config: Pick<Config, 'time_zone'>
  catalogue: CatalogueService
  /** Shop-wide switches an item obeys. */
  settings: () => Promise<{ schedule_order: boolean }>
}

export function createItemService({ db, clock, config, catalogue, settings }: ItemServiceParts) {
  const stored = prepareItemRows(db)

  /** What the rows refer to, asked together; add-ons are known only after the rows. */
  async function surroundings(asked: Asked) {
    const [rows, names, { schedule_order }] = await Promise.all([
      stored.rows(asked),
      catalogue.read(),
      settings(),
    ])
    const addOnIds = [...new Set(rows.flatMap((row) => row.item.add_on_ids))]
    const addOns = addOnIds.length === 0 ? [] : await stored.addOns(addOnIds, asked.language)
    return {
      rows,
      around: {
        catalogue: names,
        addOns: new Map(addOns.map((one) => [one.id, one])),
        moment: asked.moment,
        schedule_order,
      },
    }
  }

  return {
    /** Visible items in the order of the ids; unknown and hidden ones are left out. */
    async itemsByIds(ids: readonly number[], scope: Scope): Promise<Item[]> {
      if (ids.length === 0) return []
      const now = clock.now()
      const moment = localMoment(now, config.time_zone)
      const { rows, around } = await surroundings({ ids, language: scope.language, moment, now })
      const byId = new Map(rows.map((row) => [row.item.id, presentItem(row, around, scope)]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /** Names and pictures in the order of the ids. */
    async namesByIds(ids: readonly number[], scope: Scope) {
      if (ids.length === 0) return []
      const rows = await namesOf(db, ids, scope.language)
      const byId = new Map(
        rows.map((row) => [row.id, { ...row, image_full_url: pictureUrl(scope.origin, 'item', row.image) }]),
      )
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /** Where a visible item belongs; refuses what does not exist. */
    async require(which: IdOrSlug) {
      const found = await findItem(db, which)
      refuseUnless(found, itemFailures.not_found)
      return found
    },
  }
}

export type ItemService = ReturnType<typeof createItemService>
