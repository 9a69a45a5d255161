// Modules at the desk: ways of ordering are made, changed, brought in a sequence and taken out of use.
import { filledText, ownText } from '#contract/core/desk.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import type { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { deskModuleFailures } from '#contract/features/module/desk/desk-module.failures.ts'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import {
  changeZones,
  insertModule,
  type ListedModule,
  linkedZones,
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
import { createModuleArchive, requireModule, type WriteDown } from './module-archive.ts'
import { createModuleHome } from './module-home.ts'
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

  const record: WriteDown = ({ id, name, by, ...change }, tx) =>
    audit.record(tx, { ...change, by, subject: 'module', subject_id: id, subject_name: name })

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
        const about = { id: made, name: values.module_name[main], by: caller }
        await record({ ...about, act: 'made', after: { ...values, zone_ids } }, tx)
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
        await record({ id, name: values.module_name[main], by: caller, act: 'changed', ...changed }, tx)
      })
      return one(id, scope)
    },

    async arrange({ input, caller, scope }: CallOf<'arrange'>): Promise<DeskModule[]> {
      await transact(db, async (tx) => {
        const changed = await arrangeModules(tx, input.ids)
        const [first] = changed?.moved ?? []
        if (!changed || first === undefined) return
        const [row] = await modulesListed(tx, scope.language, first)
        const name = row?.module.module_name[scope.language] ?? ''
        const { before, after } = changed
        const sequence = { before: { sequence: before }, after: { sequence: after } }
        await record({ id: first, name, by: caller, act: 'changed', ...sequence }, tx)
      })
      return list(scope)
    },

    ...createModuleArchive({ db, record, one }),
    ...createModuleHome({ db, record }),
  }
}

export type DeskModules = ReturnType<typeof createDeskModules>

/** Every module in use once, or somebody else made or archived one meanwhile. */
async function arrangeModules(tx: Statements, ids: readonly number[]) {
  await lockSequence(tx)
  const before = (await modulesInUse(tx)).map(({ id }) => id)
  const isComplete = before.length === ids.length && before.every((id) => ids.includes(id))
  refuseUnless(isComplete, deskModuleFailures.unknown_sequence)
  const moved = ids.filter((id, at) => before[at] !== id)
  if (moved.length === 0) return null
  for (const [at, id] of ids.entries()) await setPosition(tx, id, at + 1)
  return { before, after: ids, moved }
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
    thumbnail_full_url: pictureUrl(origin, 'module', thumbnail),
    icon_full_url: pictureUrl(origin, 'module', icon),
  }
}
