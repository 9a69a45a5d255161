// Items sold only in a campaign, at the desk: a manager makes those of their own stores.
import { filledText, ownText } from '#contract/core/desk.ts'
import { periodState } from '#contract/core/desk-period.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { localMoment } from '#contract/core/local-time.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import type { deskCampaignItemEndpoints } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import type {
  CampaignItemFields,
  DeskCampaignItem,
  ListedCampaignItem,
} from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { deskPromotionFailures } from '#contract/features/promotion/desk/desk-promotion.failures.ts'
import type { Statements } from '#server/database/connection.ts'
import { underFreeSlug } from '#server/database/free-slug.ts'
import { transact } from '#server/database/transact.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import {
  type CampaignItemRow,
  campaignItemOfDesk,
  campaignItemsOfDesk,
  editedCampaignItems,
  insertCampaignItem,
  isCategoryOfModule,
  lockCampaignItem,
  placeOfStore,
  type ShownCampaignItem,
  updateCampaignItem,
} from './desk-campaign-items.db.ts'
import type { CampaignReader } from './desk-campaigns.db.ts'
import { type DeskPromotionParts, isWithin, reachOf } from './desk-parts.ts'

type Ends = typeof deskCampaignItemEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>
type Caller = CallOf<'list'>['caller']

export function createDeskCampaignItems(parts: DeskPromotionParts) {
  const { db, audit, clock } = parts
  audit.undoes('item_campaign', 'changed', undoChange(editedCampaignItems))

  return {
    async list({ input, caller, scope }: CallOf<'list'>) {
      const reader = readerOf(parts, caller, scope)
      const { rows, total_size } = await campaignItemsOfDesk(db, input, reader)
      const { limit, offset } = input
      return { total_size, limit, offset, rows: rows.map((row) => presentListed(row, reader, scope)) }
    },

    read: ({ params, caller, scope }: CallOf<'read'>) => read(parts, params.id, caller, scope),

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskCampaignItem> {
      const id = await transact(db, async (tx) => {
        const fields = await columnsOf(parts, tx, input, reachOf(caller))
        const now = clock.now()
        const row = { ...fields, created_at: now, updated_at: now }
        const made = await underFreeSlug(tx, 'campaign_item', fields.title, (slug) =>
          insertCampaignItem(tx, { ...row, slug }),
        )
        await audit.record(tx, { by: caller, act: 'made', ...about(made, fields), after: fields })
        return made
      })
      return read(parts, id, caller, scope)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskCampaignItem> {
      await transact(db, async (tx) => {
        const row = await requireItem(tx, id, caller, input.version)
        const given = await columnsOf(parts, tx, input, reachOf(caller))
        const fields = { ...given, status: given.status && row.archived_at === null }
        const change = changedFields(row, fields)
        if (change === null) return
        await updateCampaignItem(tx, id, { ...fields, updated_at: clock.now() })
        await audit.record(tx, { by: caller, act: 'changed', ...about(id, fields), ...change })
      })
      return read(parts, id, caller, scope)
    },

    archive: (call: CallOf<'archive'>) => setArchived(parts, call, true),
    restore: (call: CallOf<'restore'>) => setArchived(parts, call, false),
  }
}

export type DeskCampaignItems = ReturnType<typeof createDeskCampaignItems>

const about = (id: number, { title }: Pick<CampaignItemRow, 'title'>) =>
  ({ subject: 'item_campaign', subject_id: id, subject_name: title.en }) as const

function readerOf(
  { clock, time_zone }: DeskPromotionParts,
  caller: Caller,
  { language }: Scope,
): CampaignReader {
  return { language, store_ids: reachOf(caller), today: localMoment(clock.now(), time_zone).date }
}

async function requireItem(
  tx: Statements,
  id: number,
  caller: Caller,
  version: number,
): Promise<CampaignItemRow> {
  const row = await lockCampaignItem(tx, id)
  refuseUnless(row && isWithin(reachOf(caller), row.store_id), coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

/** Module and zone are those of the store. */
async function columnsOf(
  { mainLanguage }: DeskPromotionParts,
  tx: Statements,
  input: CampaignItemFields,
  reach: readonly number[] | null,
) {
  const { store_id, category_id, image, discount_type, veg, stock, maximum_cart_quantity } = input
  const { start_date, end_date, start_time, end_time, status } = input
  refuseUnless(isWithin(reach, store_id), deskPromotionFailures.own_store)
  const place = (await placeOfStore(tx, store_id)) ?? refuse(deskPromotionFailures.unknown_store)
  const isFiled = await isCategoryOfModule(tx, category_id, place.module_id)
  refuseUnless(isFiled, deskPromotionFailures.unknown_category)
  const [price, discount] = [toMinor(input.price), toMinor(input.discount)]
  refuseUnless(discount_type === 'percent' || discount <= price, deskPromotionFailures.too_much)
  const main = await mainLanguage()
  return {
    ...{ store_id, ...place, category_id, image, price, discount, discount_type, veg, stock },
    ...{ maximum_cart_quantity, start_date, end_date, status },
    title: filledText(input.title, main),
    description: filledText(input.description, main),
    // As the database writes them.
    start_time: `${start_time}:00`,
    end_time: `${end_time}:00`,
  }
}

async function setArchived(
  parts: DeskPromotionParts,
  { params: { id }, input, caller, scope }: CallOf<'archive'>,
  isArchived: boolean,
): Promise<DeskCampaignItem> {
  await transact(parts.db, async (tx) => {
    const row = await requireItem(tx, id, caller, input.version)
    if ((row.archived_at !== null) === isArchived) return
    const now = parts.clock.now()
    await updateCampaignItem(tx, id, { status: false, archived_at: isArchived ? now : null, updated_at: now })
    const act = isArchived ? 'archived' : 'restored'
    await parts.audit.record(tx, { by: caller, act, ...about(id, row) })
  })
  return read(parts, id, caller, scope)
}

async function read(
  parts: DeskPromotionParts,
  id: number,
  caller: Caller,
  scope: Scope,
): Promise<DeskCampaignItem> {
  const reader = readerOf(parts, caller, scope)
  const row = (await campaignItemOfDesk(parts.db, id, reader)) ?? refuse(coreFailures.not_found)
  const main = await parts.mainLanguage()
  const { title, description, status } = row.item
  return {
    ...presentListed(row, reader, scope),
    status,
    category_name: row.category_name,
    texts: { title: ownText(title, main), description: ownText(description, main) },
  }
}

function presentListed(
  { item, store_name, module_name }: ShownCampaignItem,
  { today }: CampaignReader,
  { language, origin }: Scope,
): ListedCampaignItem {
  const { id, store_id, module_id, category_id, image, discount_type, veg, stock, version } = item
  const { maximum_cart_quantity, start_date, end_date, archived_at, status } = item
  const period = { is_archived: archived_at !== null, is_on: status, from: start_date, to: end_date }
  return {
    ...{ id, store_id, store_name, module_id, module_name, category_id, image, discount_type, veg, stock },
    ...{ version, maximum_cart_quantity, start_date, end_date },
    title: item.title[language],
    image_full_url: pictureUrl(origin, 'campaign', image),
    price: fromMinor(item.price),
    discount: fromMinor(item.discount),
    start_time: item.start_time.slice(0, 5),
    end_time: item.end_time.slice(0, 5),
    state: periodState(period, today),
  }
}
