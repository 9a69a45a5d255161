// Writes the demo world into an empty database, in one transaction: half a world never shows.
import type pg from 'pg'
import { address } from '#server/database/schema/address.ts'
import {
  deliveryMan,
  landing,
  notification,
  offlineMethod,
  parcelCategory,
  parcelInstruction,
  policy,
  reason,
  testimonial,
  vehicle,
  walletBonus,
} from '#server/database/schema/content.ts'
import { commonCondition, unit } from '#server/database/schema/item.ts'
import {
  banner,
  basicCampaign,
  basicCampaignStore,
  coupon,
  flashSale,
  flashSaleItem,
  itemCampaign,
  sectionBanner,
} from '#server/database/schema/promotion.ts'
import { customer } from '#server/database/schema/session.ts'
import { businessSetting, module, zone, zoneModule } from '#server/database/schema/zone.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import {
  deliveryManRows,
  landingRows,
  notificationRows,
  offlineMethodRows,
  parcelCategoryRows,
  parcelInstructionRows,
  policyRows,
  reasonRows,
  testimonialRows,
  vehicleRows,
  walletBonusRows,
} from '../build/business-rows.ts'
import { addressRows, customerRows } from '../build/customers.ts'
import { furtherStores, townsFor } from '../build/growth.ts'
import {
  bannerRows,
  basicCampaignRows,
  couponRows,
  flashSaleRows,
  itemCampaignRows,
} from '../build/promotions.ts'
import { sectionBannerRows } from '../build/section-banners.ts'
import { settingRows } from '../build/settings.ts'
import { sitesOf } from '../build/sites.ts'
import { storeBannerRows } from '../build/store-banners.ts'
import { conditionIds, createStoreBuilder } from '../build/store-builder.ts'
import { unitRows } from '../build/units.ts'
import { buildWorld, type World } from '../build/world.ts'
import type { WorldPlan } from '../build/world-plan.ts'
import { moduleRows, zoneModuleRows, zoneRows } from '../build/zones-and-modules.ts'
import { demoPassword } from '../content/business/customers.ts'
import { commonConditions } from '../content/pharmacy/pharmacy.content.ts'
import { continueIds, copyRows } from './copy-rows.ts'
import { fillStores } from './fill-stores.ts'

export async function fillWorld(
  client: pg.PoolClient,
  plan: WorldPlan,
): Promise<{ stores: number; items: number }> {
  const storeBuilder = createStoreBuilder(plan)
  const world = buildWorld(storeBuilder, sitesOf(plan))
  const further = furtherStores(plan, storeBuilder, world.sites, world.items.length)
  let made = { stores: 0, items: 0 }
  await client.query('begin')
  try {
    await fillShop(client, townsFor(plan))
    made = await fillStores(client, plan, world, further)
    await fillPromotions(client, plan, world)
    await fillContent(client, plan, world)
    await fillCustomers(client, plan, world)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  // Without the counts of the planner and the map of what all can see, no list would be read from its index alone.
  await client.query('vacuum (analyze)')
  return made
}

async function fillShop(client: pg.PoolClient, towns: number): Promise<void> {
  const zones = zoneRows(towns)
  await copyRows(client, zone, zones)
  await copyRows(client, module, moduleRows())
  await copyRows(client, zoneModule, zoneModuleRows(zones))
  await copyRows(client, businessSetting, settingRows())
  await copyRows(client, unit, unitRows)
  await copyRows(
    client,
    commonCondition,
    commonConditions.map(({ key, name }) => ({
      id: conditionIds.get(key) ?? 0,
      slug: key,
      name,
      image: `${key}.webp`,
    })),
  )
  for (const table of [zone, module, unit, commonCondition]) await continueIds(client, table)
}

async function fillPromotions(client: pg.PoolClient, plan: WorldPlan, world: World): Promise<void> {
  await copyRows(client, banner, bannerRows(world))
  await copyRows(client, banner, storeBannerRows(world))
  await copyRows(client, sectionBanner, sectionBannerRows())
  const { campaigns, links } = basicCampaignRows(plan, world)
  await copyRows(client, basicCampaign, campaigns)
  await copyRows(client, basicCampaignStore, links)
  await copyRows(client, itemCampaign, itemCampaignRows(plan, world))
  const { sales, products } = flashSaleRows(plan, world)
  await copyRows(client, flashSale, sales)
  await copyRows(client, flashSaleItem, products)
  await copyRows(client, coupon, couponRows(plan, world))
  for (const table of [basicCampaign, flashSale]) await continueIds(client, table)
}

async function fillContent(client: pg.PoolClient, plan: WorldPlan, world: World): Promise<void> {
  await copyRows(client, vehicle, vehicleRows)
  await copyRows(client, deliveryMan, deliveryManRows(world.sites))
  await copyRows(client, landing, landingRows())
  await copyRows(client, policy, policyRows())
  await copyRows(client, testimonial, testimonialRows())
  await copyRows(client, reason, reasonRows())
  await copyRows(client, offlineMethod, offlineMethodRows())
  await copyRows(client, walletBonus, walletBonusRows(plan))
  await copyRows(client, notification, notificationRows(plan))
  await copyRows(client, parcelCategory, parcelCategoryRows())
  await copyRows(client, parcelInstruction, parcelInstructionRows())
  await continueIds(client, vehicle)
}

async function fillCustomers(client: pg.PoolClient, plan: WorldPlan, { sites }: World): Promise<void> {
  await copyRows(client, customer, customerRows(plan, await hashPassword(demoPassword)))
  await copyRows(client, address, addressRows(sites))
  await continueIds(client, customer)
}
