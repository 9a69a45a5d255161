// The home page of a module: which sections it shows and in which sequence.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { deskModuleFailures } from '#contract/features/module/desk/desk-module.failures.ts'
import type { DeskHome } from '#contract/features/module/desk/desk-module.schema.ts'
import {
  type ArrangedSection,
  arrangedSections,
  asStored,
  shownSections,
} from '#contract/features/module/home-sections.rules.ts'
import { defaultSections } from '#contract/features/module/home-sections.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { storedSections, storeSections } from '../home-sections.db.ts'
import { type ModuleRow, modulesListed, updateModule } from './desk-modules.db.ts'
import { requireModule, type WriteDown } from './module-archive.ts'

type CallOf<Name extends 'readHome' | 'arrangeHome'> = Call<(typeof deskModuleEndpoints)[Name]>

export function createModuleHome({ db, record }: { db: Database; record: WriteDown }) {
  const read = async (id: number, { language }: Scope): Promise<DeskHome> => {
    const [[listed], stored] = await Promise.all([modulesListed(db, language, id), storedSections(db)])
    const { module_type, module_name, version } = listed?.module ?? refuse(coreFailures.not_found)
    return {
      ...{ id, version, module_type, name: module_name[language] },
      sections: arrangedSections(module_type, stored.get(id) ?? []),
      usual: [...defaultSections(module_type)],
    }
  }
  return {
    readHome: ({ params, scope }: CallOf<'readHome'>) => read(params.id, scope),

    async arrangeHome({ params: { id }, input, caller, scope }: CallOf<'arrangeHome'>): Promise<DeskHome> {
      await transact(db, async (tx) => {
        const row = await requireModule(tx, id, input.version)
        refuseUnless(row.archived_at === null, deskModuleFailures.is_archived)
        refuseUnless(isWhole(row, input.sections), deskModuleFailures.wrong_sections)
        const had = await arrangementOf(tx, row)
        const home_sections = input.sections.map(asStored)
        const changed = changedFields({ home_sections: had }, { home_sections })
        if (!changed) return
        await arrange(tx, row, home_sections)
        await updateModule(tx, id, {})
        const name = row.module_name[scope.language]
        await record({ id, name, by: caller, act: 'changed', ...changed }, tx)
      })
      return read(id, scope)
    },
  }
}

function isWhole({ module_type }: ModuleRow, sections: readonly ArrangedSection[]): boolean {
  const named = new Set(sections.map(({ key }) => key))
  const all = defaultSections(module_type)
  const isEach = named.size === sections.length && named.size === all.length
  return isEach && all.every((key) => named.has(key)) && sections.some(({ is_on }) => is_on)
}

/** As it is stored, and as the log keeps it. */
export async function arrangementOf(
  db: Statements,
  { id, module_type }: Pick<ModuleRow, 'id' | 'module_type'>,
): Promise<string[]> {
  return arrangedSections(module_type, (await storedSections(db)).get(id) ?? []).map(asStored)
}

/** What is as its kind has it is not stored: it follows when a release changes that. */
export async function arrange(
  tx: Statements,
  { id, module_type }: Pick<ModuleRow, 'id' | 'module_type'>,
  sections: readonly string[],
): Promise<void> {
  await storeSections(tx, id, shownSections(module_type, sections) === null ? null : sections)
}
