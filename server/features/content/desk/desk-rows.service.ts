// Short lists whose rows the desk makes, changes and takes off: quotes of customers, ways to pay outside of the shop.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor } from '#server/features/audit/audit.service.ts'
import { changedFields, type Fields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { DeskPageParts } from './desk-policies.service.ts'

/** What the two lists differ in. */
export interface RowKind<Content extends Fields, Row extends { id: number; version: number }> {
  subject: 'testimonial' | 'offline_method'
  rows(db: Statements, ids?: readonly number[]): PromiseLike<Row[]>
  lock(tx: Statements, id: number): Promise<Row | null>
  insert(tx: Statements, content: Content, main: Language): Promise<Row>
  update(tx: Statements, id: number, content: Content, main: Language): Promise<void>
  content(row: Row, main: Language): Content
  read(fields: unknown): Content | null
  nameOf(content: Content, main: Language): string
}

export function createRows<Content extends Fields, Row extends { id: number; version: number }>(
  { db, audit, settings }: DeskPageParts,
  kind: RowKind<Content, Row>,
) {
  const { subject } = kind
  const mainLanguage = async () => (await settings()).default_language
  const present = ({ id, version }: { id: number; version: number }, content: Content) => ({
    id,
    version,
    ...content,
  })

  async function locked(tx: Statements, id: number, version: number): Promise<Row> {
    const row = (await kind.lock(tx, id)) ?? refuse(coreFailures.not_found)
    refuseUnless(row.version === version, coreFailures.changed_meanwhile)
    return row
  }

  audit.undoes(subject, 'changed', undoRule(kind, mainLanguage))

  return {
    async list() {
      const main = await mainLanguage()
      return (await kind.rows(db)).map((row) => present(row, kind.content(row, main)))
    },

    async make(content: Content, by: AuditAuthor) {
      const main = await mainLanguage()
      return transact(db, async (tx) => {
        const row = await kind.insert(tx, content, main)
        const subject_name = kind.nameOf(content, main)
        await audit.record(tx, {
          ...{ by, act: 'made', subject, subject_id: row.id, subject_name },
          after: { ...content },
        })
        return present(row, kind.content(row, main))
      })
    },

    async change(id: number, version: number, content: Content, by: AuditAuthor) {
      const main = await mainLanguage()
      return transact(db, async (tx) => {
        const row = await locked(tx, id, version)
        const changes = changedFields({ ...kind.content(row, main) }, { ...content })
        if (!changes) return present(row, content)
        await kind.update(tx, id, content, main)
        const subject_name = kind.nameOf(content, main)
        await audit.record(tx, {
          ...{ by, act: 'changed', subject, subject_id: id, subject_name },
          ...changes,
        })
        return present({ id, version: version + 1 }, content)
      })
    },

    async remove(
      id: number,
      version: number,
      by: AuditAuthor,
      drop: (tx: Statements, id: number) => Promise<void>,
    ) {
      const main = await mainLanguage()
      await transact(db, async (tx) => {
        const content = kind.content(await locked(tx, id, version), main)
        await drop(tx, id)
        const subject_name = kind.nameOf(content, main)
        await audit.record(tx, {
          ...{ by, act: 'removed', subject, subject_id: id, subject_name },
          before: { ...content },
        })
      })
    },
  }
}

function undoRule<Content extends Fields, Row extends { id: number; version: number }>(
  kind: RowKind<Content, Row>,
  mainLanguage: () => Promise<Language>,
) {
  return undoChange({
    async read(db, ids) {
      const main = await mainLanguage()
      return new Map((await kind.rows(db, ids)).map((row) => [row.id, kind.content(row, main)]))
    },
    hold: async (tx, id) => void (await kind.lock(tx, id)),
    async write(tx, id, fields) {
      const [row, main] = [await kind.lock(tx, id), await mainLanguage()]
      const wanted = row && kind.read({ ...kind.content(row, main), ...fields })
      if (wanted) await kind.update(tx, id, wanted, main)
      return wanted !== null
    },
  })
}
