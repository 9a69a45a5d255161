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
  review,
  testimonial,
  vehicle,
  walletBonus,
} from '#server/database/schema/content.ts'
import { addOn, category, commonCondition, item, unit } from '#server/database/schema/item.ts'
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
import { store, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { ledgerEntry, ledgerMovement } from '#server/database/schema/wallet.ts'
import { businessSetting, module, zone, zoneModule } from '#server/database/schema/zone.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import { chanceFrom } from './art/paint/random.ts'
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
} from './build/business-rows.ts'
import { dateIn, daysFrom, weekdayIn } from './build/city-time.ts'
import { addressRows, customerRows, ledgerRows } from './build/customers.ts'
import {
  bannerRows,
  basicCampaignRows,
  couponRows,
  flashSaleRows,
  itemCampaignRows,
} from './build/promotions.ts'
import { sectionBannerRows } from './build/section-banners.ts'
import { settingRows } from './build/settings.ts'
import { scheduleRows } from './build/store-hours.ts'
import { discountOf } from './build/stores.ts'
import { unitRows } from './build/units.ts'
import { buildWorld, conditionIds, type World } from './build/world.ts'
import type { WorldPlan } from './build/world-plan.ts'
import { moduleRows, zoneModuleRows, zoneRows } from './build/zones-and-modules.ts'
import { demoPassword } from './content/business/customers.ts'
import { commonConditions } from './content/pharmacy/pharmacy.content.ts'
import { continueIds, copyRows } from './copy-rows.ts'

export async function fillWorld(
  client: pg.PoolClient,
  plan: WorldPlan,
): Promise<{ stores: number; items: number }> {
  const world = buildWorld(plan)
  await client.query('begin')
  try {
    await fillShop(client)
    await fillShelves(client, plan, world)
    await fillPromotions(client, plan, world)
    await fillContent(client, plan, world)
    await fillCustomers(client, plan)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return { stores: world.stores.length, items: world.items.length }
}

async function fillShop(client: pg.PoolClient): Promise<void> {
  const zones = zoneRows()
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

async function fillShelves(client: pg.PoolClient, plan: WorldPlan, world: World): Promise<void> {
  const today = weekdayIn(plan.time_zone, plan.now)
  await copyRows(client, category, world.categories)
  await copyRows(
    client,
    store,
    world.stores.map((one) => one.row),
  )
  await copyRows(
    client,
    storeSchedule,
    world.stores.flatMap((one, place) => scheduleRows(one, place, today)),
  )
  await copyRows(client, storeDiscount, storeDiscountRows(plan, world))
  await copyRows(client, addOn, world.addOns)
  await copyRows(
    client,
    item,
    world.items.map((one) => one.row),
  )
  await copyRows(client, review, world.reviews)
  for (const table of [category, store, addOn, item]) await continueIds(client, table)
  await client.query(
    'update common_condition c set items_count = (select count(*) from item i where i.common_condition_id = c.id and i.visible)',
  )
}

function storeDiscountRows(plan: WorldPlan, world: World) {
  return world.stores.flatMap((one) => {
    const discount = discountOf(one, chanceFrom(`discount ${one.content.key}`))
    if (discount === 0) return []
    return [
      {
        store_id: one.row.id,
        discount,
        min_purchase: 1_000,
        max_discount: 1_500,
        start_date: dateIn(plan.time_zone, daysFrom(plan.now, -10)),
        end_date: dateIn(plan.time_zone, daysFrom(plan.now, 20)),
        start_time: '00:00:00',
        end_time: '23:59:59',
      },
    ]
  })
}

async function fillPromotions(client: pg.PoolClient, plan: WorldPlan, world: World): Promise<void> {
  await copyRows(client, banner, bannerRows(world))
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

async function fillCustomers(client: pg.PoolClient, plan: WorldPlan): Promise<void> {
  await copyRows(client, customer, customerRows(plan, await hashPassword(demoPassword)))
  await copyRows(client, address, addressRows(plan))
  const { movements, entries } = ledgerRows(plan)
  await copyRows(client, ledgerMovement, movements)
  await copyRows(client, ledgerEntry, entries)
  for (const table of [customer, ledgerMovement]) await continueIds(client, table)
}
