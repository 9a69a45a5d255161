// Modules at the desk: ways of ordering are made, changed, brought in a sequence and taken out of use.
import { filledText, ownText } from '#contract/core/desk.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import type { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { deskModuleFailures } from '#contract/features/module/desk/desk-module.failures.ts'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor, AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields, type Fields } from '#server/features/audit/changed-fields.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import {
  changeZones,
  insertModule,
  type ListedModule,
  linkedZones,
  lockModule,
  lockSequence,
  type ModuleRow,
  type ModuleValues,
  modulesInUse,
  modulesListed,
  setPosition,
  storesInZones,
  updateModule,
  usableZones,
} from './desk-modules.db.ts'
import { undoModule } from './undo-module.ts'

export interface DeskModuleParts {
  db: Database
  audit: AuditService
  /** By the settings of the shop, which know the modules themselves. */
  mainLanguage(): Promise<Language>
}

type Ends = typeof deskModuleEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

const ascending = (one: number, other: number) => one - other

export function createDeskModules({ db, audit, mainLanguage }: DeskModuleParts) {
  audit.undoes('module', 'changed', undoModule)

  async function list(scope: Scope): Promise<DeskModule[]> {
    const [rows, main] = await Promise.all([modulesListed(db, scope.language), mainLanguage()])
    return rows.map((row) => present(row, scope, main))
  }

  async function one(id: number, scope: Scope): Promise<DeskModule> {
    const [row] = await modulesListed(db, scope.language, id)
    refuseUnless(row, coreFailures.not_found)
    return present(row, scope, await mainLanguage())
  }

  async function record(tx: Statements, by: AuditAuthor, about: About, change: Change): Promise<void> {
    await audit.record(tx, {
      by,
      subject: 'module',
      subject_id: about.id,
      subject_name: about.name,
      ...change,
    })
  }

  return {
    list,

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskModule> {
      const main = await mainLanguage()
      const values = { ...valuesOf(input, main), module_type: input.module_type }
      const zone_ids = input.zone_ids.toSorted(ascending)
      const id = await transact(db, async (tx) => {
        await lockSequence(tx)
        await refuseZones(tx, zone_ids)
        const made = await insertModule(tx, values)
        await changeZones(tx, made, { added: zone_ids, gone: [] })
        const about = { id: made, name: values.module_name[main] }
        await record(tx, caller, about, { act: 'made', after: { ...values, zone_ids } })
        return made
      })
      return one(id, scope)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskModule> {
      const main = await mainLanguage()
      await transact(db, async (tx) => {
        const row = await requireModule(tx, id, input.version)
        refuseUnless(row.archived_at === null, deskModuleFailures.is_archived)
        const values = valuesOf(input, main)
        const had = (await linkedZones(tx, [id])).map(({ zone_id }) => zone_id)
        const zone_ids = [...new Set(input.zone_ids)].toSorted(ascending)
        const changed = changedFields({ ...valuesNow(row), zone_ids: had }, { ...values, zone_ids })
        if (!changed) return
        const gone = had.filter((zone_id) => !zone_ids.includes(zone_id))
        await refuseZones(tx, zone_ids)
        const count = await storesInZones(tx, id, gone)
        refuseUnless(count === 0, deskModuleFailures.zone_has_stores, { count })
        await updateModule(tx, id, values)
        await changeZones(tx, id, { added: zone_ids.filter((zone_id) => !had.includes(zone_id)), gone })
        await record(tx, caller, { id, name: values.module_name[main] }, { act: 'changed', ...changed })
      })
      return one(id, scope)
    },

    async arrange({ input, caller, scope }: CallOf<'arrange'>): Promise<DeskModule[]> {
      await transact(db, async (tx) => {
        await lockSequence(tx)
        const now = await modulesInUse(tx)
        const isComplete = now.length === input.ids.length && now.every(({ id }) => input.ids.includes(id))
        refuseUnless(isComplete, deskModuleFailures.unknown_sequence)
        const before = now.map(({ id }) => id)
        const moved = input.ids.filter((id, at) => before[at] !== id)
        for (const [at, id] of input.ids.entries()) await setPosition(tx, id, at + 1)
        const [first] = moved
        if (first === undefined) return
        const [row] = await modulesListed(tx, scope.language, first)
        const name = row?.module.module_name[scope.language] ?? ''
        await record(
          tx,
          caller,
          { id: first, name },
          {
            act: 'changed',
            ...{ before: { sequence: before }, after: { sequence: input.ids } },
          },
        )
      })
      return list(scope)
    },

    async archive({ params: { id }, input, caller, scope }: CallOf<'archive'>): Promise<DeskModule> {
      await transact(db, async (tx) => {
        const row = await requireModule(tx, id, input.version)
        if (row.archived_at !== null) return
        const [counted] = await modulesListed(tx, scope.language, id)
        const { stores_count = 0, running_orders = 0 } = counted ?? {}
        refuseUnless(running_orders === 0, deskModuleFailures.has_orders, { count: running_orders })
        refuseUnless(stores_count === 0, deskModuleFailures.has_stores, { count: stores_count })
        await updateModule(tx, id, { archived_at: new Date(), status: false })
        await record(tx, caller, { id, name: row.module_name[scope.language] }, { act: 'archived' })
      })
      return one(id, scope)
    },

    async restore({ params: { id }, input, caller, scope }: CallOf<'restore'>): Promise<DeskModule> {
      await transact(db, async (tx) => {
        const row = await requireModule(tx, id, input.version)
        if (row.archived_at === null) return
        await updateModule(tx, id, { archived_at: null, status: false })
        await record(tx, caller, { id, name: row.module_name[scope.language] }, { act: 'restored' })
      })
      return one(id, scope)
    },
  }
}

export type DeskModules = ReturnType<typeof createDeskModules>

interface About {
  id: number
  name: string
}

interface Change {
  act: 'made' | 'changed' | 'archived' | 'restored'
  before?: Fields
  after?: Fields
}

async function requireModule(tx: Statements, id: number, version: number): Promise<ModuleRow> {
  const row = await lockModule(tx, id)
  refuseUnless(row, coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

async function refuseZones(tx: Statements, zone_ids: readonly number[]): Promise<void> {
  const known = await usableZones(tx, zone_ids)
  refuseUnless(known.length === new Set(zone_ids).size, deskModuleFailures.unknown_zone)
}

const noText: Localised = { en: '', ar: '', tg: '', ru: '' }

type Written = Pick<CallOf<'make'>['input'], keyof ModuleValues>

function valuesOf(input: Written, main: Language): ModuleValues {
  const { description } = input
  const isDescribed = languages.some((language) => description[language] !== '')
  return {
    module_name: filledText(input.module_name, main),
    description: isDescribed ? filledText(description, main) : noText,
    thumbnail: input.thumbnail,
    icon: input.icon,
    status: input.status,
    all_zone_service: input.all_zone_service,
  }
}

export function valuesNow(row: ModuleRow): ModuleValues {
  const { module_name, description, thumbnail, icon, status, all_zone_service } = row
  return { module_name, description, thumbnail, icon, status, all_zone_service }
}

function present(
  { module, zones, ...counts }: ListedModule,
  { origin, language }: Scope,
  main: Language,
): DeskModule {
  const { id, version, module_type, thumbnail, icon, status, all_zone_service } = module
  return {
    ...{ id, version, module_type, thumbnail, icon, status, all_zone_service, zones, ...counts },
    is_archived: module.archived_at !== null,
    module_name: ownText(module.module_name, main),
    description: ownText(module.description, main),
    name: module.module_name[language],
    thumbnail_full_url: thumbnail ? pictureUrl(origin, 'module', thumbnail) : '',
    icon_full_url: icon ? pictureUrl(origin, 'module', icon) : '',
  }
}
