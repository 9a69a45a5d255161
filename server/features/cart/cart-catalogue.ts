// The items behind cart lines as they are now, read once for all lines of a request.
import { localMoment } from '#contract/core/local-time.ts'
import type { CartModel } from '#contract/features/cart/cart.schema.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import { campaignStage } from '#contract/features/item/item-availability.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { StoredFoodVariation } from '#server/database/schema/item.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { CampaignItemService } from '#server/features/promotion/campaign-item.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { optionsOf } from './cart.db.ts'

export interface CartParts {
  db: Database
  clock: Clock
  time_zone: string
  items: Pick<ItemService, 'itemsByIds'>
  campaignItems: Pick<CampaignItemService, 'campaignItemsByIds'>
  stores: Pick<StoreService, 'storesByIds'>
}

export interface Ordered {
  model: CartModel
  item_id: number
}

export interface CartCatalogue {
  /** Undefined: not to be had any more. */
  item(line: Ordered): Item | CampaignItem | undefined
  options(line: Ordered): readonly StoredFoodVariation[]
}

export async function openCatalogue(
  parts: CartParts,
  lines: readonly Ordered[],
  scope: Scope,
): Promise<CartCatalogue> {
  const idsOf = (model: CartModel) => [
    ...new Set(lines.filter((line) => line.model === model).map((line) => line.item_id)),
  ]
  const [itemIds, campaignIds] = [idsOf('Item'), idsOf('ItemCampaign')]
  const [items, campaignItems, options] = await Promise.all([
    itemIds.length > 0 ? parts.items.itemsByIds(itemIds, scope) : [],
    campaignIds.length > 0 ? parts.campaignItems.campaignItemsByIds(campaignIds, scope) : [],
    optionsOf(parts.db, itemIds),
  ])
  const now = localMoment(parts.clock.now(), parts.time_zone)
  const running = campaignItems.filter((item) => item.status === 1 && campaignStage(item, now) === 'running')
  const found = {
    Item: new Map<number, Item | CampaignItem>(items.map((one) => [one.id, one])),
    ItemCampaign: new Map<number, Item | CampaignItem>(running.map((one) => [one.id, one])),
  }
  return {
    item: ({ model, item_id }) => found[model].get(item_id),
    options: ({ model, item_id }) => (model === 'Item' ? (options.get(item_id) ?? []) : []),
  }
}

export async function storesOf(
  parts: CartParts,
  ids: readonly number[],
  scope: Scope,
): Promise<Map<number, Store>> {
  const stores = await parts.stores.storesByIds([...new Set(ids)], scope)
  return new Map(stores.map((store) => [store.id, store]))
}
