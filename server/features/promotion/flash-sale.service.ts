// The running flash sale: its items here, and the clock its countdown follows.
import { Failure } from '#contract/core/failure.ts'
import type { Page } from '#contract/core/paging.ts'
import type { FlashItem, FlashSale, FlashSalePage } from '#contract/features/promotion/campaign.schema.ts'
import { promotionFailures } from '#contract/features/promotion/promotion.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { countFlashItems, flashItemsIn, runningFlashSale } from './flash-sale.db.ts'
import { flashSaleHasRun } from './has-run.db.ts'
import { presentFlashItem, presentFlashSale } from './promotion.present.ts'

export interface FlashSaleParts {
  db: Database
  clock: Clock
  items: Pick<ItemService, 'itemsByIds'>
}

export function createFlashSaleService({ db, clock, items }: FlashSaleParts) {
  function findRunning(scope: Scope, now: Date, id?: number) {
    dependOn([tags.flash_sales])
    return runningFlashSale(db, scope, now, id)
  }

  async function itemsOf(sale_id: number, page: Page, scope: Scope): Promise<FlashItem[]> {
    const rows = await flashItemsIn(db, sale_id, scope, page)
    const sold = await items.itemsByIds(
      rows.map((row) => row.flash_item.item_id),
      scope,
    )
    return rows.flatMap((row) => {
      const item = sold.find((one) => one.id === row.flash_item.item_id)
      return item ? [presentFlashItem(row, item)] : []
    })
  }

  return {
    async running(page: Page, scope: Scope): Promise<FlashSale> {
      const now = clock.now()
      const sale = await findRunning(scope, now)
      const server_time = now.toISOString()
      if (!sale) return { active_products: [], server_time }
      return {
        ...presentFlashSale(sale, scope),
        active_products: await itemsOf(sale.id, page, scope),
        server_time,
      }
    },

    async page(id: number, page: Page, scope: Scope): Promise<FlashSalePage> {
      const now = clock.now()
      const sale = await findRunning(scope, now, id)
      if (!sale) {
        const has_run = await flashSaleHasRun(db, id, now)
        throw new Failure(promotionFailures.flash_sale_not_found, {}, { has_run })
      }
      const [products, total_size] = await Promise.all([
        itemsOf(sale.id, page, scope),
        countFlashItems(db, sale.id, scope),
      ])
      const { limit, offset } = page
      const server_time = now.toISOString()
      return { total_size, limit, offset, server_time, flash_sale: presentFlashSale(sale, scope), products }
    },
  }
}

export type FlashSaleService = ReturnType<typeof createFlashSaleService>
