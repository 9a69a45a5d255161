// Items sold only inside a campaign; the cart and the checkout know them by id.
import { refuseUnless } from '#contract/core/failure.ts'
import { localMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { CampaignItem } from '#contract/features/item/item.schema.ts'
import { promotionFailures } from '#contract/features/promotion/promotion.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { ModuleService } from '#server/features/module/module.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import {
  type CategoryPath,
  campaignItemsByIds,
  campaignItemsIn,
  campaignItemsNamed,
  categoryPaths,
  type ItemCampaignRow,
} from './campaign.db.ts'
import { presentCampaignItem } from './campaign-item.present.ts'

export interface CampaignItemParts {
  db: Database
  clock: Clock
  time_zone: string
  modules: Pick<ModuleService, 'list'>
  stores: Pick<StoreService, 'storesByIds'>
}

export function createCampaignItemService(parts: CampaignItemParts) {
  const { db, clock, time_zone } = parts

  async function present(rows: readonly ItemCampaignRow[], scope: Scope): Promise<CampaignItem[]> {
    dependOn([tags.campaigns, tags.categories])
    if (rows.length === 0) return []
    const ids = [...new Set(rows.map((row) => row.store_id))]
    const [stores, modules, filed] = await Promise.all([
      parts.stores.storesByIds(ids, scope),
      parts.modules.list({ ...scope, zone_ids: [] }),
      categoryPaths(db, [...new Set(rows.map((row) => row.category_id))]),
    ])
    return rows.flatMap((row) => {
      const store = stores.find((one) => one.id === row.store_id)
      const module = modules.find((one) => one.id === row.module_id)
      // A store or module switched off since the rows were read takes its items along.
      if (!store || !module) return []
      const path = filed.find((one) => one.category.id === row.category_id)
      const categories = path ? pathOf(path) : []
      return [presentCampaignItem(row, { store, module, categories }, scope)]
    })
  }

  return {
    async list(scope: Scope): Promise<CampaignItem[]> {
      const rows = await campaignItemsIn(db, scope, localMoment(clock.now(), time_zone).date)
      return present(
        rows.map((row) => row.item_campaign),
        scope,
      )
    },

    /** A link outlives its campaign: whoever follows it reads that it is over. */
    async details(which: IdOrSlug, scope: Scope): Promise<CampaignItem> {
      const [item] = await present(await campaignItemsNamed(db, which), scope)
      refuseUnless(item, promotionFailures.campaign_item_not_found)
      return item
    },

    /** In the order of the ids; also those of past campaigns, which a cart may still hold. */
    async campaignItemsByIds(ids: readonly number[], scope: Scope): Promise<CampaignItem[]> {
      const items = await present(await campaignItemsByIds(db, ids), scope)
      return ids.flatMap((id) => items.find((one) => one.id === id) ?? [])
    },
  }
}

export type CampaignItemService = ReturnType<typeof createCampaignItemService>

/** Top level first. */
function pathOf({ category, parent }: CategoryPath) {
  return parent ? [parent, category] : [category]
}
