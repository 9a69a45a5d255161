// One short list of the desk: read whole, changed entry by entry under its version, each change written down.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Language, Localised } from '#contract/core/language.ts'
import type { AuditSubject } from '#contract/features/audit/audit.schema.ts'
import { shortListFailures } from '#contract/features/content/desk/short-list.failures.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor, AuditService, UndoRule } from '#server/features/audit/audit.service.ts'
import { changedFields, type Fields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { ShortListTable } from './short-lists.db.ts'

export interface ShortListParts {
  db: Database
  audit: AuditService
  mainLanguage(): Promise<Language>
}

/** A row as a plain record: the log of changes keeps any of its columns. */
type StoredEntry = { id: number; version: number }

interface ListKind<Row extends StoredEntry, Input, Entry> {
  subject: AuditSubject
  table: ShortListTable<Row>
  nameOf(row: Row): Localised
  /** As it is stored; what is not in there is not the desk's to change. */
  values(input: Input, main: Language): Parameters<ShortListTable<Row>['insert']>[1]
  present(row: Row, scope: Scope, main: Language): Entry
  refuse?(tx: Statements, input: Input): Promise<void>
}

interface EntryCall {
  caller: AuditAuthor
  scope: Scope
}

export function createShortList<Row extends StoredEntry, Input, Entry>(
  { db, audit, mainLanguage }: ShortListParts,
  { subject, table, nameOf, values, present, refuse }: ListKind<Row, Input, Entry>,
) {
  audit.undoes(subject, 'changed', undoEntry(table))

  const about = (row: Row, { caller, scope }: EntryCall) =>
    ({ by: caller, subject, subject_id: row.id, subject_name: nameOf(row)[scope.language] }) as const

  return {
    async list(scope: Scope): Promise<Entry[]> {
      const [rows, main] = await Promise.all([table.all(db), mainLanguage()])
      return rows.map((row) => present(row, scope, main))
    },

    async make({ input, ...call }: EntryCall & { input: Input }): Promise<Entry> {
      const main = await mainLanguage()
      const made = await transact(db, async (tx) => {
        await refuse?.(tx, input)
        const row = await table.insert(tx, values(input, main))
        refuseUnless(row, coreFailures.not_found)
        await audit.record(tx, { ...about(row, call), act: 'made', after: fieldsOf(values(input, main)) })
        return row
      })
      return present(made, call.scope, main)
    },

    async change({
      params: { id },
      input,
      ...call
    }: EntryCall & { params: { id: number }; input: Input & { version: number } }): Promise<Entry> {
      const main = await mainLanguage()
      const row = await transact(db, async (tx) => {
        const now = await requireEntry(table, tx, { id, version: input.version })
        const wanted = values(input, main)
        const changed = changedFields(fieldsOf(now), fieldsOf(wanted))
        if (!changed) return now
        await refuse?.(tx, input)
        const next = await table.update(tx, id, wanted)
        refuseUnless(next, coreFailures.not_found)
        await audit.record(tx, { ...about(next, call), act: 'changed', ...changed })
        return next
      })
      return present(row, call.scope, main)
    },

    async remove({
      params: { id },
      input,
      ...call
    }: EntryCall & { params: { id: number }; input: { version: number } }): Promise<void> {
      await transact(db, async (tx) => {
        const row = await requireEntry(table, tx, { id, version: input.version })
        refuseUnless(!(await table.isNamed(tx, id)), shortListFailures.in_use)
        await table.remove(tx, id)
        await audit.record(tx, { ...about(row, call), act: 'removed', before: fieldsOf(row) })
      })
    },
  }
}

async function requireEntry<Row extends StoredEntry>(
  table: ShortListTable<Row>,
  tx: Statements,
  { id, version }: StoredEntry,
): Promise<Row> {
  const row = await table.lock(tx, id)
  refuseUnless(row, coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

function undoEntry<Row extends StoredEntry>(table: ShortListTable<Row>): UndoRule {
  return undoChange({
    async read(statements, ids) {
      const rows = (await table.all(statements)).filter(({ id }) => ids.includes(id))
      return new Map(rows.map((row) => [row.id, fieldsOf(row)]))
    },
    hold: async (tx, id) => void (await table.lock(tx, id)),
    async write(tx, id, fields) {
      const row = await table.lock(tx, id)
      return row !== null && (await table.update(tx, id, onlyStored(row, fields))) !== null
    },
  })
}

/** The shop's own counting is no field that anybody wrote. */
const counted = new Set(['id', 'version', 'orders_count'])

const fieldsOf = (row: object): Fields =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !counted.has(name)))

/** Only columns the table has: the log may be older than it. */
function onlyStored<Row extends object>(row: Row, fields: Readonly<Record<string, unknown>>): Partial<Row> {
  const known = Object.entries(fields).filter(([name]) => name in row)
  return Object.assign({}, ...known.map(([name, value]) => ({ [name]: value })))
}
