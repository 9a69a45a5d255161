// Items as customers see them; the other features enter here.
import { refuseUnless } from '#contract/core/failure.ts'
import { localMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import { itemFailures } from '#contract/features/item/item.failures.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/database/connection.ts'
import type { CacheClock } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { createRowCache } from '#server/platform/cache/row-cache.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { type Asked, type ItemRow, type NamedItem, prepareItemRows, prepareNames } from './item.db.ts'
import { presentItem } from './item.present.ts'
import { prepareFindItem, prepareItemPage } from './item-page.db.ts'

export interface ItemServiceParts {
  db: Database
  clock: Clock
  config: Pick<Config, 'time_zone'>
  caching: CacheClock
  catalogue: Pick<Catalogue, 'reference'>
  /** Shop-wide switches an item obeys. */
  settings: () => Promise<{ schedule_order: boolean }>
}

export function createItemService({ db, clock, config, caching, catalogue, settings }: ItemServiceParts) {
  const stored = prepareItemRows(db)
  const namesOf = prepareNames(db)
  const find = prepareFindItem(db)
  const page = prepareItemPage(db)
  const listed = createRowCache<ItemRow>({ ...caching, idOf: (row) => row.item.id, tagsOf: tagsOfItem })
  const named = createRowCache<NamedItem>({
    ...caching,
    idOf: (row) => row.id,
    tagsOf: ({ id }) => [tags.item(id)],
    max: 3_000,
  })

  /** What is read now, with what its presentation needs beside it. */
  async function readNow<Read>(scope: Scope, read: (asked: Omit<Asked, 'ids'>) => Promise<Read>) {
    const now = clock.now()
    const moment = localMoment(now, config.time_zone)
    const [found, tables, { schedule_order }] = await Promise.all([
      read({ language: scope.language, moment, now }),
      catalogue.reference.read(),
      settings(),
    ])
    return { found, around: { tables, moment, schedule_order } }
  }

  /** In the order of the ids; unknown and hidden ones are left out. */
  async function present(ids: readonly number[], scope: Scope, read: (asked: Asked) => Promise<ItemRow[]>) {
    if (ids.length === 0) return []
    // Also on those that are hidden now.
    dependOn(ids.map(tags.item))
    const { found, around } = await readNow(scope, (asked) => read({ ids, ...asked }))
    for (const row of found) dependOn(tagsOfItem(row))
    const byId = new Map(found.map((row) => [row.item.id, presentItem(row, around, scope)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    /** Visible items as the database has them now. */
    itemsByIds: (ids: readonly number[], scope: Scope): Promise<Item[]> => present(ids, scope, stored.rows),

    /** The same for lists to look through, which may be a moment behind: nothing is sold by them. */
    listedByIds: (ids: readonly number[], scope: Scope): Promise<Item[]> =>
      present(ids, scope, (asked) =>
        listed.get(ids, asked.language, (missing) => stored.rows({ ...asked, ids: missing })),
      ),

    /** Names and pictures in the order of the ids. */
    async namesByIds(ids: readonly number[], scope: Scope) {
      if (ids.length === 0) return []
      const rows = await named.get(ids, scope.language, (missing) => namesOf(missing, scope.language))
      const byId = new Map(
        rows.map((row) => [row.id, { ...row, image_full_url: pictureUrl(scope.origin, 'item', row.image) }]),
      )
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /** One visible item with the rest of its page as it was read; refuses what does not exist. */
    async page(which: IdOrSlug, scope: Scope) {
      const { found, around } = await readNow(scope, (asked) => page(which, asked))
      refuseUnless(found, itemFailures.not_found)
      dependOn([...tagsOfItem(found), tags.reviewsOfItem(found.item.id)])
      return { item: presentItem(found, around, scope), page: found, moment: around.moment }
    },

    /** Where a visible item belongs; refuses what does not exist. */
    async require(which: IdOrSlug) {
      const found = await find(which)
      refuseUnless(found, itemFailures.not_found)
      dependOn([tags.item(found.id), tags.reviewsOfItem(found.id)])
      return found
    },
  }
}

/** Its store's name and terms stand on its card; the add-ons are the store's. */
const tagsOfItem = ({ item }: ItemRow) => [tags.item(item.id), tags.store(item.store_id)]

export type ItemService = ReturnType<typeof createItemService>
