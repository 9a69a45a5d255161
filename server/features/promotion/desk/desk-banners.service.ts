// Banners at the desk: the business's stand on home pages, a manager's on the page of their store.
import { filledText, ownText } from '#contract/core/desk.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { deskBannerEndpoints } from '#contract/features/promotion/desk/desk-banner.endpoints.ts'
import type {
  BannerFields,
  DeskBanner,
  ListedBanner,
} from '#contract/features/promotion/desk/desk-banner.schema.ts'
import { deskPromotionFailures } from '#contract/features/promotion/desk/desk-promotion.failures.ts'
import type { Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import {
  type BannerReader,
  type BannerRow,
  bannerOfDesk,
  bannersOfDesk,
  bannersToSort,
  deleteBanner,
  editedBanners,
  hasModule,
  hasZone,
  insertBanner,
  isItemOfModule,
  isStoreOfModule,
  lockBanner,
  placeBanners,
  type ShownBanner,
  updateBanner,
} from './desk-banners.db.ts'
import { type DeskPromotionParts, isWithin, reachOf } from './desk-parts.ts'

type Ends = typeof deskBannerEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>
type Caller = CallOf<'list'>['caller']

export function createDeskBanners(parts: DeskPromotionParts) {
  const { db, audit } = parts
  audit.undoes('banner', 'changed', undoChange(editedBanners))

  return {
    async list({ input, caller, scope }: CallOf<'list'>) {
      const reader = readerOf(caller, scope)
      const { rows, total_size } = await bannersOfDesk(db, input, reader)
      const { limit, offset } = input
      return { total_size, limit, offset, rows: rows.map((row) => presentListed(row, scope)) }
    },

    read: ({ params, caller, scope }: CallOf<'read'>) => read(parts, params.id, caller, scope),

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskBanner> {
      const id = await transact(db, async (tx) => {
        const fields = await columnsOf(parts, input, ownerOf(caller))
        await refuseImpossible(tx, fields, reachOf(caller))
        const made = await insertBanner(tx, {
          ...fields,
          created_by: ownerOf(caller),
          created_at: parts.clock.now(),
        })
        await audit.record(tx, { by: caller, act: 'made', ...about(made, fields), after: fields })
        return made
      })
      return read(parts, id, caller, scope)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskBanner> {
      await transact(db, async (tx) => {
        const row = await requireBanner(tx, id, caller, input.version)
        const fields = await columnsOf(parts, input, row.created_by)
        const change = changedFields(row, fields)
        if (change === null) return
        await refuseImpossible(tx, fields, reachOf(caller))
        await updateBanner(tx, id, fields)
        await audit.record(tx, { by: caller, act: 'changed', ...about(id, fields), ...change })
      })
      return read(parts, id, caller, scope)
    },

    async remove({ params: { id }, input, caller }: CallOf<'remove'>): Promise<void> {
      await transact(db, async (tx) => {
        const row = await requireBanner(tx, id, caller, input.version)
        await deleteBanner(tx, id)
        await audit.record(tx, { by: caller, act: 'removed', ...about(id, row) })
      })
    },

    /** Those named share the places they had: whatever stands between them stays where it is. */
    async sort({ input: { ids }, caller, scope }: CallOf<'sort'>): Promise<void> {
      await transact(db, async (tx) => {
        const rows = await bannersToSort(tx, ids, readerOf(caller, scope))
        const wanted = [...new Set(ids)].filter((id) => rows.some((row) => row.id === id))
        const free = growing(rows.map(({ position }) => position))
        await placeBanners(
          tx,
          wanted.map((id, at) => ({ id, position: free[at] ?? 0 })),
        )
        const [first] = rows
        if (!first) return
        await audit.record(tx, {
          ...{ by: caller, act: 'changed', ...about(first.id, first) },
          before: { order: rows.map(({ id }) => id) },
          after: { order: wanted },
        })
      })
    },
  }
}

export type DeskBanners = ReturnType<typeof createDeskBanners>

const ownerOf = (caller: Caller) => (reachOf(caller) === null ? 'admin' : 'store')

const about = (id: number, { title }: Pick<BannerRow, 'title'>) =>
  ({ subject: 'banner', subject_id: id, subject_name: title.en }) as const

const readerOf = (caller: Caller, { language }: Scope): BannerReader => ({
  language,
  store_ids: reachOf(caller),
})

/** Banners made before there were places share one: each is put behind the one before it. */
function growing(places: readonly number[]): number[] {
  const free: number[] = []
  for (const place of places) free.push(Math.max(place, (free.at(-1) ?? Number.NEGATIVE_INFINITY) + 1))
  return free
}

async function requireBanner(
  tx: Statements,
  id: number,
  caller: Caller,
  version: number,
): Promise<BannerRow> {
  const row = await lockBanner(tx, id)
  const reach = reachOf(caller)
  const isTheirs = row && (reach === null || (row.created_by === 'store' && isWithin(reach, row.store_id)))
  refuseUnless(isTheirs, coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

/** What another type of banner needs is left out; a store's own stands on its page, whatever it leads to. */
async function columnsOf(
  { mainLanguage }: DeskPromotionParts,
  input: BannerFields,
  created_by: BannerRow['created_by'],
) {
  const main = await mainLanguage()
  const isOfStore = created_by === 'store'
  const { module_id, image, featured, status } = input
  const type = isOfStore ? ('default' as const) : input.type
  return {
    ...{ module_id, image, featured, status, type },
    title: filledText(input.title, main),
    subtitle: filledText(input.subtitle, main),
    zone_id: isOfStore ? null : input.zone_id,
    link: type === 'default' ? input.link : null,
    store_id: isOfStore || type === 'store_wise' ? input.store_id : null,
    item_id: type === 'item_wise' ? input.item_id : null,
  }
}

type Columns = Awaited<ReturnType<typeof columnsOf>>

async function refuseImpossible(
  tx: Statements,
  { module_id, zone_id, store_id, item_id }: Columns,
  reach: readonly number[] | null,
): Promise<void> {
  refuseUnless(isWithin(reach, store_id), deskPromotionFailures.own_store)
  refuseUnless(await hasModule(tx, module_id), deskPromotionFailures.unknown_module)
  refuseUnless(zone_id === null || (await hasZone(tx, zone_id)), deskPromotionFailures.unknown_zone)
  const isStoreThere = store_id === null || (await isStoreOfModule(tx, store_id, module_id))
  refuseUnless(isStoreThere, deskPromotionFailures.unknown_store)
  const isItemThere = item_id === null || (await isItemOfModule(tx, item_id, module_id))
  refuseUnless(isItemThere, deskPromotionFailures.unknown_item)
}

async function read(
  parts: DeskPromotionParts,
  id: number,
  caller: Caller,
  scope: Scope,
): Promise<DeskBanner> {
  const row = (await bannerOfDesk(parts.db, id, readerOf(caller, scope))) ?? refuse(coreFailures.not_found)
  const main: Language = await parts.mainLanguage()
  const { title, subtitle } = row.banner
  return {
    ...presentListed(row, scope),
    texts: { title: ownText(title, main), subtitle: ownText(subtitle, main) },
  }
}

function presentListed({ banner, ...names }: ShownBanner, { language, origin }: Scope): ListedBanner {
  const { created_at: _made, position: _place, title, subtitle, ...fields } = banner
  return {
    ...fields,
    ...names,
    title: title[language],
    subtitle: subtitle[language],
    image_full_url: pictureUrl(origin, 'banner', banner.image),
  }
}
