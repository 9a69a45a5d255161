// What is advertised here and now: banners, campaigns, flash sales.
import { Failure } from '#contract/core/failure.ts'
import { localMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type {
  BannerBoard,
  SectionBanners,
  StoreBanner,
  VideoContent,
  WhyChoose,
} from '#contract/features/promotion/banner.schema.ts'
import type { BasicCampaign, CampaignDetails } from '#contract/features/promotion/campaign.schema.ts'
import { promotionFailures } from '#contract/features/promotion/promotion.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { type Tag, tags } from '#server/platform/cache/tags.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import {
  type BannerRow,
  bannersIn,
  bannersOfStore,
  isParcelModule,
  type SectionRow,
  type SectionType,
  sectionRows,
} from './banner.db.ts'
import { campaignIn, campaignsIn, confirmedStoreIds } from './campaign.db.ts'
import { campaignHasRun } from './has-run.db.ts'
import { presentBanner, presentCampaign, presentStoreBanner } from './promotion.present.ts'
import {
  presentParcelSections,
  presentReasons,
  presentSections,
  presentVideo,
} from './section-banner.present.ts'

export interface PromotionParts {
  db: Database
  clock: Clock
  time_zone: string
  stores: Pick<StoreService, 'storesByIds' | 'among' | 'requireId'>
  items: Pick<ItemService, 'itemsByIds'>
}

export function createPromotionService({ db, clock, time_zone, stores, items }: PromotionParts) {
  const today = () => localMoment(clock.now(), time_zone).date

  async function campaigns(scope: Scope): Promise<BasicCampaign[]> {
    dependOn([tags.campaigns, tags.modules])
    const rows = await campaignsIn(db, scope, today())
    return rows.map((row) => presentCampaign(row, scope))
  }

  async function banners(scope: Scope, featured: boolean): Promise<BannerBoard['banners']> {
    // A banner whose item or store cannot be opened here is left out, and comes back with it.
    dependOn([tags.banners, tags.modules, ...tagsOfPlace(scope)])
    const rows = (await bannersIn(db, scope, featured)).map((row) => row.banner)
    const [openStores, openItems] = await Promise.all([
      stores.storesByIds(idsOf(rows, 'store_id'), scope),
      items.itemsByIds(idsOf(rows, 'item_id'), scope),
    ])
    return rows.map((row) => {
      const store = openStores.find((one) => one.id === row.store_id) ?? null
      const item = openItems.find((one) => one.id === row.item_id) ?? null
      return presentBanner(row, store, item, scope)
    })
  }

  /** The router has seen to the module header; without it there would be no section to show. */
  async function sections(scope: Scope, type: SectionType): Promise<SectionRow[]> {
    dependOn([tags.banners, tags.modules])
    return scope.module_id === null ? [] : sectionRows(db, scope.module_id, type)
  }

  return {
    /** Campaigns are not shown beside featured banners (api.md 7.4). */
    async board(featured: boolean, scope: Scope): Promise<BannerBoard> {
      const [shown, running] = await Promise.all([banners(scope, featured), featured ? [] : campaigns(scope)])
      return { campaigns: running, banners: shown }
    },

    async storeBanners(which: IdOrSlug, scope: Scope): Promise<StoreBanner[]> {
      dependOn([tags.banners])
      const rows = await bannersOfStore(db, await stores.requireId(which, scope))
      return rows.map((row) => presentStoreBanner(row, scope))
    },

    async sectionBanners(scope: Scope): Promise<SectionBanners> {
      const rows = await sections(scope, 'promotional_banner')
      const parcel = scope.module_id !== null && (await isParcelModule(db, scope.module_id))
      return parcel ? presentParcelSections(rows, scope) : presentSections(rows, scope)
    },

    async videoContent(scope: Scope): Promise<VideoContent> {
      return presentVideo(await sections(scope, 'video_content'), scope)
    },

    async whyChoose(scope: Scope): Promise<WhyChoose> {
      return presentReasons(await sections(scope, 'why_choose'), scope)
    },

    campaigns,

    async campaignDetails(id: number, scope: Scope): Promise<CampaignDetails> {
      dependOn([tags.campaigns])
      const row = await campaignIn(db, scope, today(), id)
      if (!row) {
        const has_run = await campaignHasRun(db, id, today())
        throw new Failure(promotionFailures.campaign_not_found, {}, { has_run })
      }
      const taking = await stores.among(await confirmedStoreIds(db, id), scope)
      return { ...presentCampaign(row, scope), stores: taking }
    },
  }
}

function tagsOfPlace({ module_id, zone_ids }: Scope): Tag[] {
  if (module_id === null) return [tags.listings]
  return zone_ids.flatMap((id) => [tags.itemsIn(module_id, id), tags.storesIn(module_id, id)])
}

export type PromotionService = ReturnType<typeof createPromotionService>

function idsOf(rows: readonly BannerRow[], field: 'store_id' | 'item_id'): number[] {
  return rows.flatMap((row) => row[field] ?? [])
}
