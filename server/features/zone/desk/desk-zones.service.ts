// Delivery areas at the desk: a border is saved only where it is sound, free, and leaves nobody outside unasked.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { deskZoneEndpoints } from '#contract/features/zone/desk/desk-zone.endpoints.ts'
import { deskZoneFailures } from '#contract/features/zone/desk/desk-zone.failures.ts'
import type { DeskZone } from '#contract/features/zone/desk/desk-zone.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Call } from '#server/platform/http/bind.ts'
import {
  bordersInUse,
  countZones,
  insertZone,
  linksOf,
  lockBorders,
  replaceLinks,
  zonesListed,
  zonesWithCounts,
} from './desk-zones.db.ts'
import {
  currentFields,
  refuseBorder,
  refuseChange,
  refuseLeavingOutside,
  refuseModules,
  writeZone,
} from './save-zone.ts'
import { undoZone } from './undo-zone.ts'
import { createZoneArchive, requireZone, type WriteDown } from './zone-archive.ts'
import { fieldsOf, presentRow, presentZone } from './zone-values.ts'

export interface DeskZoneParts {
  db: Database
  audit: AuditService
  content: Pick<ContentService, 'settings'>
}

type Ends = typeof deskZoneEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export function createDeskZones({ db, audit, content }: DeskZoneParts) {
  const mainLanguage = async () => (await content.settings()).default_language
  audit.undoes('zone', 'changed', undoZone(mainLanguage))

  async function one(id: number): Promise<DeskZone> {
    const [row] = await zonesWithCounts(db, [id])
    refuseUnless(row, coreFailures.not_found)
    return presentZone(row, await linksOf(db, [id]), await mainLanguage())
  }

  const writeDown: WriteDown = ({ id, name, by, ...change }, tx) =>
    audit.record(tx, { ...change, by, subject: 'zone', subject_id: id, subject_name: name })

  return {
    async list({ input, scope }: Pick<CallOf<'list'>, 'input' | 'scope'>) {
      const [rows, total_size] = await Promise.all([
        zonesListed(db, input, scope.language),
        countZones(db, input),
      ])
      return { rows: rows.map(presentRow), total_size }
    },

    borders: (language: Language) => bordersInUse(db, language),

    one,

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskZone> {
      const main = await mainLanguage()
      const wanted = fieldsOf(input, main)
      const id = await transact(db, async (tx) => {
        await lockBorders(tx)
        await refuseBorder(tx, null, wanted, scope.language)
        await refuseModules(tx, wanted)
        const { modules, ...values } = wanted
        const made = await insertZone(tx, values)
        await replaceLinks(tx, made, modules, [])
        await writeDown(
          { id: made, name: wanted.name[main], by: caller, act: 'made', after: { ...wanted } },
          tx,
        )
        return made
      })
      return one(id)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskZone> {
      const main = await mainLanguage()
      await transact(db, async (tx) => {
        await lockBorders(tx)
        const row = await requireZone(tx, id, input.version)
        refuseUnless(row.archived_at === null, deskZoneFailures.is_archived)
        const now = await currentFields(tx, row)
        const wanted = fieldsOf(input, main)
        const changed = changedFields({ ...now }, { ...wanted })
        if (!changed) return
        await refuseChange(tx, row, now, wanted, scope.language)
        if (!input.leaves_outside) await refuseLeavingOutside(tx, row, wanted)
        await writeZone(tx, row, now, wanted)
        await writeDown({ id, name: wanted.name[main], by: caller, act: 'changed', ...changed }, tx)
      })
      return one(id)
    },

    ...createZoneArchive({ db, record: writeDown, one }),
  }
}

export type DeskZones = ReturnType<typeof createDeskZones>
