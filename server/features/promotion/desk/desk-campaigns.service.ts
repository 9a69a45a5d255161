// Campaigns of stores at the desk: the business makes them and says who takes part, a manager asks for their stores.
import { filledText, ownText } from '#contract/core/desk.ts'
import { periodState } from '#contract/core/desk-period.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { localMoment } from '#contract/core/local-time.ts'
import type { deskCampaignEndpoints } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import type {
  CampaignFields,
  DeskCampaign,
  ListedCampaign,
} from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { deskPromotionFailures } from '#contract/features/promotion/desk/desk-promotion.failures.ts'
import type { Statements } from '#server/database/connection.ts'
import { underFreeSlug } from '#server/database/free-slug.ts'
import { transact } from '#server/database/transact.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { hasModule } from './desk-banners.db.ts'
import {
  type CampaignReader,
  type CampaignRow,
  campaignOfDesk,
  campaignsOfDesk,
  editedCampaigns,
  insertCampaign,
  lockCampaign,
  partsOf,
  removePart,
  type ShownCampaign,
  setParts,
  storesOfCampaign,
  storesOfModule,
  updateCampaign,
} from './desk-campaigns.db.ts'
import { type DeskPromotionParts, isWithin, reachOf } from './desk-parts.ts'

type Ends = typeof deskCampaignEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>
type Caller = CallOf<'list'>['caller']

export function createDeskCampaigns(parts: DeskPromotionParts) {
  const { db, audit, clock } = parts
  audit.undoes('campaign', 'changed', undoChange(editedCampaigns))

  return {
    async list({ input, caller, scope }: CallOf<'list'>) {
      const reader = readerOf(parts, caller, scope)
      const { rows, total_size } = await campaignsOfDesk(db, input, reader)
      const { limit, offset } = input
      return { total_size, limit, offset, rows: rows.map((row) => presentListed(row, reader, scope)) }
    },

    read: ({ params, caller, scope }: CallOf<'read'>) => read(parts, params.id, caller, scope),

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskCampaign> {
      refuseUnless(reachOf(caller) === null, coreFailures.not_allowed)
      const id = await transact(db, async (tx) => {
        const fields = await columnsOf(parts, input)
        refuseUnless(await hasModule(tx, fields.module_id), deskPromotionFailures.unknown_module)
        const now = clock.now()
        const row = { ...fields, created_at: now, updated_at: now }
        const made = await underFreeSlug(tx, 'campaign', fields.title, (slug) =>
          insertCampaign(tx, { ...row, slug }),
        )
        await audit.record(tx, { by: caller, act: 'made', ...about(made, fields), after: fields })
        return made
      })
      return read(parts, id, caller, scope)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskCampaign> {
      await transact(db, async (tx) => {
        const row = await requireCampaign(tx, id, caller, input.version)
        const given = await columnsOf(parts, input)
        const fields = { ...given, status: given.status && row.archived_at === null }
        const change = changedFields(row, fields)
        if (change === null) return
        refuseUnless(await hasModule(tx, fields.module_id), deskPromotionFailures.unknown_module)
        await updateCampaign(tx, id, { ...fields, updated_at: clock.now() })
        await audit.record(tx, { by: caller, act: 'changed', ...about(id, fields), ...change })
      })
      return read(parts, id, caller, scope)
    },

    archive: (call: CallOf<'archive'>) => setArchived(parts, call, true),
    restore: (call: CallOf<'restore'>) => setArchived(parts, call, false),
    setStores: (call: CallOf<'setStores'>) => setStores(parts, call),
    removeStore: (call: CallOf<'removeStore'>) => removeStore(parts, call),
  }
}

export type DeskCampaigns = ReturnType<typeof createDeskCampaigns>

const about = (id: number, { title }: Pick<CampaignRow, 'title'>) =>
  ({ subject: 'campaign', subject_id: id, subject_name: title.en }) as const

function readerOf(
  { clock, time_zone }: DeskPromotionParts,
  caller: Caller,
  { language }: Scope,
): CampaignReader {
  return { language, store_ids: reachOf(caller), today: localMoment(clock.now(), time_zone).date }
}

async function requireCampaign(
  tx: Statements,
  id: number,
  caller: Caller,
  version: number,
): Promise<CampaignRow> {
  refuseUnless(reachOf(caller) === null, coreFailures.not_found)
  const row = await lockCampaign(tx, id)
  refuseUnless(row, coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

async function columnsOf({ mainLanguage }: DeskPromotionParts, input: CampaignFields) {
  const main = await mainLanguage()
  const { module_id, image, start_date, end_date, start_time, end_time, status } = input
  return {
    ...{ module_id, image, start_date, end_date, status },
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
): Promise<DeskCampaign> {
  await transact(parts.db, async (tx) => {
    const row = await requireCampaign(tx, id, caller, input.version)
    if ((row.archived_at !== null) === isArchived) return
    const now = parts.clock.now()
    await updateCampaign(tx, id, { status: false, archived_at: isArchived ? now : null, updated_at: now })
    const act = isArchived ? 'archived' : 'restored'
    await parts.audit.record(tx, { by: caller, act, ...about(id, row) })
  })
  return read(parts, id, caller, scope)
}

/** A manager's stores ask; where the business has answered already, the answer stays. */
async function setStores(
  parts: DeskPromotionParts,
  { params: { id }, input, caller, scope }: CallOf<'setStores'>,
): Promise<DeskCampaign> {
  await transact(parts.db, async (tx) => {
    const row = (await lockCampaign(tx, id)) ?? refuse(coreFailures.not_found)
    const reach = reachOf(caller)
    const ids = [...new Set(input.store_ids)]
    const known = await storesOfModule(tx, ids, row.module_id)
    const areTheirs = ids.every((store_id) => isWithin(reach, store_id) && known.includes(store_id))
    refuseUnless(areTheirs, deskPromotionFailures.unknown_store)
    refuseUnless(reach === null || input.status === 'pending', coreFailures.not_allowed)
    const now = await partsOf(tx, id, ids)
    const changing = ids.filter((one) => (reach === null ? now.get(one) !== input.status : !now.has(one)))
    if (changing.length === 0) return
    await setParts(tx, id, changing, input.status)
    await parts.audit.record(tx, {
      ...{ by: caller, act: 'changed', ...about(id, row) },
      before: { stores: changing.map((store_id) => ({ store_id, status: now.get(store_id) ?? null })) },
      after: { stores: changing.map((store_id) => ({ store_id, status: input.status })) },
    })
  })
  return read(parts, id, caller, scope)
}

async function removeStore(
  parts: DeskPromotionParts,
  { params: { id, store_id }, caller, scope }: CallOf<'removeStore'>,
): Promise<DeskCampaign> {
  await transact(parts.db, async (tx) => {
    const row = (await lockCampaign(tx, id)) ?? refuse(coreFailures.not_found)
    refuseUnless(isWithin(reachOf(caller), store_id), coreFailures.not_found)
    refuseUnless(await removePart(tx, id, store_id), coreFailures.not_found)
    await parts.audit.record(tx, {
      ...{ by: caller, act: 'changed', ...about(id, row) },
      before: { stores: [{ store_id }] },
      after: { stores: [] },
    })
  })
  return read(parts, id, caller, scope)
}

async function read(
  parts: DeskPromotionParts,
  id: number,
  caller: Caller,
  scope: Scope,
): Promise<DeskCampaign> {
  const reader = readerOf(parts, caller, scope)
  const row = (await campaignOfDesk(parts.db, id, reader)) ?? refuse(coreFailures.not_found)
  const [stores, main] = await Promise.all([storesOfCampaign(parts.db, id, reader), parts.mainLanguage()])
  const { title, description, status } = row.campaign
  return {
    ...presentListed(row, reader, scope),
    status,
    texts: { title: ownText(title, main), description: ownText(description, main) },
    stores,
  }
}

function presentListed(
  { campaign, ...counted }: ShownCampaign,
  { today }: CampaignReader,
  { language, origin }: Scope,
): ListedCampaign {
  const { id, module_id, image, start_date, end_date, start_time, end_time, version } = campaign
  const { archived_at, status } = campaign
  const period = { is_archived: archived_at !== null, is_on: status, from: start_date, to: end_date }
  return {
    ...{ id, module_id, image, start_date, end_date, version, ...counted },
    title: campaign.title[language],
    image_full_url: pictureUrl(origin, 'campaign', image),
    start_time: start_time.slice(0, 5),
    end_time: end_time.slice(0, 5),
    state: periodState(period, today),
  }
}
