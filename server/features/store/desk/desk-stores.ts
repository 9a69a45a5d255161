// Stores at the desk: what one may see of them, making and changing them, each change logged beside it.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { localMoment } from '#contract/core/local-time.ts'
import { isPermitted, type Permission, storesWithin } from '#contract/core/permission.ts'
import type { deskStoreEndpoints } from '#contract/features/store/desk/desk-store.endpoints.ts'
import { deskStoreFailures } from '#contract/features/store/desk/desk-store.failures.ts'
import type { DeskStore, StoreTerms } from '#contract/features/store/desk/desk-store.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { underFreeSlug } from '#server/database/free-slug.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditChange, AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import { countStores, type DeskStoreFacts, lockStore, storeById, storesListed } from './desk-stores.db.ts'
import { presentRow, presentStore, presentTerms, type Shown } from './desk-stores.present.ts'
import { refuseStore, type SavingContext, saveStore, writeParts } from './save-store.ts'
import { fieldsAfter } from './store-opening.ts'
import { columnsOf, fieldsOf, type StoreFields, writtenFields } from './store-values.ts'
import { insertStore, termRows } from './write-store.db.ts'

export interface DeskStoreParts {
  db: Database
  clock: Clock
  time_zone: string
  audit: Pick<AuditService, 'record'>
  content: Pick<ContentService, 'settings'>
}

type Ends = typeof deskStoreEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export async function savingContext({ clock, time_zone, content }: DeskStoreParts): Promise<SavingContext> {
  const now = clock.now()
  const { default_language: main } = await content.settings()
  return { main, now, moment: localMoment(now, time_zone) }
}

export function createDeskStores(parts: DeskStoreParts) {
  const { db } = parts
  return {
    async list({ input, caller, scope }: CallOf<'list'>) {
      const shown = await shownTo(parts, scope)
      const context = { ...shown, within: storesWithin(caller, 'read_catalogue') }
      const [rows, total_size] = await Promise.all([
        storesListed(db, input, context),
        countStores(db, input, context),
      ])
      return { rows: rows.map((row) => presentRow(row, shown)), total_size }
    },

    async terms(language: Language): Promise<StoreTerms> {
      return presentTerms(await termRows(db), language)
    },

    async one({ params, caller, scope }: CallOf<'one'>): Promise<DeskStore> {
      refuseUnless(isTheirs(caller, 'read_catalogue', params.id), coreFailures.not_found)
      return formOf(parts, params.id, scope)
    },

    make: (call: CallOf<'make'>) => makeStore(parts, call),

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskStore> {
      const { version, business, ...written } = input
      const isDeciding = business !== undefined
      refuseUnless(!isDeciding || isPermitted(caller.roles, 'make_stores'), coreFailures.not_allowed)
      return changed(parts, { id, caller, scope, version, act: 'changed' }, (_row, { main }) =>
        writtenFields({ ...written, ...business }, main),
      )
    },

    async open({ params: { id }, input, caller, scope }: CallOf<'open'>): Promise<DeskStore> {
      return changed(parts, { id, caller, scope, act: 'changed' }, (row, { moment, now }) =>
        fieldsAfter(input, row, { moment, now, time_zone: parts.time_zone }),
      )
    },

    async stand({ params: { id }, input, caller, scope }: CallOf<'stand'>): Promise<DeskStore> {
      const { version, ...wanted } = input
      return changed(parts, { id, caller, scope, version, act: 'changed' }, ({ store }) => ({
        status: wanted.status ?? store.status,
        featured: wanted.featured ?? store.featured,
        recommended: wanted.recommended ?? store.recommended,
      }))
    },

    async archive({ params: { id }, input, caller, scope }: CallOf<'archive'>): Promise<DeskStore> {
      const { version } = input
      return changed(parts, { id, caller, scope, version, act: 'archived' }, () => ({
        archived: true,
        status: false,
      }))
    },

    async restore({ params: { id }, input, caller, scope }: CallOf<'restore'>): Promise<DeskStore> {
      const { version } = input
      return changed(parts, { id, caller, scope, version, act: 'restored' }, () => ({ archived: false }))
    },
  }
}

function isTheirs(caller: StaffIdentity, permission: Permission, id: number): boolean {
  const within = storesWithin(caller, permission)
  return within === null || within.includes(id)
}

async function shownTo(parts: DeskStoreParts, { language, origin }: Scope): Promise<Shown> {
  const { main, moment } = await savingContext(parts)
  return { main, moment, time_zone: parts.time_zone, language, origin }
}

async function formOf(parts: DeskStoreParts, id: number, scope: Scope): Promise<DeskStore> {
  const row = await storeById(parts.db, id)
  refuseUnless(row, coreFailures.not_found)
  return presentStore(row, await shownTo(parts, scope))
}

interface Changing {
  id: number
  caller: StaffIdentity
  scope: Scope
  /** Which one the caller saw; left out where it does not matter. */
  version?: number
  act: Extract<AuditChange['act'], 'changed' | 'archived' | 'restored'>
}

/** Of an archived store only its archive is left. */
const whileArchived: readonly Changing['act'][] = ['archived', 'restored']

async function changed(
  parts: DeskStoreParts,
  { id, caller, scope, version, act }: Changing,
  wantedOf: (row: DeskStoreFacts, context: SavingContext) => Partial<StoreFields>,
): Promise<DeskStore> {
  const permission = act === 'changed' ? 'edit_stores' : 'make_stores'
  refuseUnless(isTheirs(caller, permission, id), coreFailures.not_found)
  const context = await savingContext(parts)
  await transact(parts.db, async (tx) => {
    const row = (await lockStore(tx, id)) ?? refuse(coreFailures.not_found)
    refuseUnless(version === undefined || version === row.store.version, coreFailures.changed_meanwhile)
    const isEditable = row.store.archived_at === null || whileArchived.includes(act)
    refuseUnless(isEditable, deskStoreFailures.is_archived)
    const before = fieldsOf(row)
    const isWritten = await saveStore(tx, row, { ...before, ...wantedOf(row, context) }, context)
    if (!isWritten) return
    const after = (await storeById(tx, id)) ?? refuse(coreFailures.not_found)
    const difference = changedFields(before, fieldsOf(after))
    if (difference) await log(tx, parts, { by: caller, act, row: after, main: context.main, ...difference })
  })
  return formOf(parts, id, scope)
}

interface Logged extends Pick<AuditChange, 'by' | 'act' | 'before' | 'after'> {
  row: DeskStoreFacts
  main: Language
}

function log(tx: Statements, { audit }: DeskStoreParts, { row, main, ...change }: Logged): Promise<void> {
  const { id, name } = row.store
  return audit.record(tx, { ...change, subject: 'store', subject_id: id, subject_name: name[main] })
}

/** Approved by nobody yet, and open as soon as it is. */
async function makeStore(
  parts: DeskStoreParts,
  { input, caller, scope }: CallOf<'make'>,
): Promise<DeskStore> {
  const context = await savingContext(parts)
  const { main, now } = context
  const written = writtenFields(input, main)
  const wanted: StoreFields = {
    ...written,
    ...{ module_id: input.module_id, zone_id: input.zone_id, comission: input.comission },
    ...{ featured: input.featured, recommended: input.recommended },
    ...{ active: true, status: false, paused_until: null, archived: false },
  }
  const id = await transact(parts.db, async (tx) => {
    const all = await refuseStore(tx, null, wanted, context)
    const columns = { ...newColumns(wanted, main), created_at: now, updated_at: now }
    const made = await underFreeSlug(tx, 'store', wanted.name, (slug) =>
      insertStore(tx, { ...columns, slug }),
    )
    await writeParts(tx, made, wanted, all, context)
    const row = (await storeById(tx, made)) ?? refuse(coreFailures.not_found)
    const { name: its, module_id, zone_id } = fieldsOf(row)
    await log(tx, parts, { by: caller, act: 'made', row, main, after: { name: its, module_id, zone_id } })
    return made
  })
  return formOf(parts, id, scope)
}

type NewColumns = Omit<Parameters<typeof insertStore>[1], 'slug'>

/** A whole store's fields have every column a new row needs. */
function newColumns(wanted: StoreFields, main: Language): NewColumns {
  return columnsOf(wanted, main) as NewColumns
}
