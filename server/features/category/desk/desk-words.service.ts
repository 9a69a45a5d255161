// Units, attributes and common conditions at the desk: short lists whose entries are named in four languages.
import { filledText, ownText, type WrittenText } from '#contract/core/desk.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Language, Localised } from '#contract/core/language.ts'
import type { AuditSubject } from '#contract/features/audit/audit.schema.ts'
import { deskCategoryFailures } from '#contract/features/category/desk/desk-category.failures.ts'
import type { DeskCondition, DeskWord } from '#contract/features/category/desk/desk-category.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor } from '#server/features/audit/audit.service.ts'
import { changedFields, type Fields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { DeskCategoryParts } from './desk-categories.service.ts'
import {
  attributeTable,
  type ConditionRow,
  conditionTable,
  unitTable,
  type WordRow,
  type WordTable,
} from './desk-words.db.ts'

type Counted<Row> = Row & { items: number }
type Values<Row> = Omit<Row, 'id' | 'version'>

interface WordKind<Row extends WordRow, Input, Word> {
  subject: AuditSubject
  table: WordTable<Row>
  values(input: Input, main: Language): Values<Row>
  present(row: Counted<Row>, scope: Scope, main: Language): Word
}

interface WordCall {
  caller: AuditAuthor
  scope: Scope
}

type Changing<Input> = WordCall & { params: { id: number }; input: Input & { version: number } }

/** Without what every row has. */
function fieldsOf({ id, version, ...fields }: WordRow & { items?: number }): Fields {
  const { items, ...own } = fields
  return { ...own }
}

async function hold<Row extends WordRow>(table: WordTable<Row>, tx: Statements, id: number, version: number) {
  const row = await table.lock(tx, id)
  refuseUnless(row, coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

function undoWord<Row extends WordRow>(table: WordTable<Row>) {
  return undoChange({
    async read(db, ids) {
      const rows = (await table.all(db)).filter(({ id }) => ids.includes(id))
      return new Map(rows.map((row) => [row.id, fieldsOf(row)]))
    },
    hold: async (tx, id) => void (await table.lock(tx, id)),
    async write(tx, id, fields) {
      const row = await table.lock(tx, id)
      if (!row) return false
      const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in row))
      // The log keeps fields of this table only.
      const change = known as Partial<Values<Row>>
      await table.update(tx, id, change)
      return true
    },
  })
}

function createWords<Row extends WordRow, Input, Word>(
  { db, audit, mainLanguage }: DeskCategoryParts,
  { subject, table, values, present }: WordKind<Row, Input, Word>,
) {
  audit.undoes(subject, 'changed', undoWord(table))

  async function one(id: number, scope: Scope): Promise<Word> {
    const row = (await table.all(db)).find((found) => found.id === id)
    refuseUnless(row, coreFailures.not_found)
    return present(row, scope, await mainLanguage())
  }

  const about = async (caller: AuditAuthor, subject_id: number, name: Localised) =>
    ({ by: caller, subject, subject_id, subject_name: name[await mainLanguage()] }) as const

  return {
    async list({ scope }: { scope: Scope }): Promise<Word[]> {
      const [rows, main] = await Promise.all([table.all(db), mainLanguage()])
      const inOrder = rows.toSorted((a, b) => a.name[main].localeCompare(b.name[main]))
      return inOrder.map((row) => present(row, scope, main))
    },

    async make({ input, caller, scope }: WordCall & { input: Input }): Promise<Word> {
      const wanted = values(input, await mainLanguage())
      const id = await transact(db, async (tx) => {
        const made = await table.insert(tx, wanted)
        const named = await about(caller, made, wanted.name)
        await audit.record(tx, { ...named, act: 'made', after: { ...wanted } })
        return made
      })
      return one(id, scope)
    },

    async change({ params: { id }, input, caller, scope }: Changing<Input>): Promise<Word> {
      const wanted = values(input, await mainLanguage())
      await transact(db, async (tx) => {
        const row = await hold(table, tx, id, input.version)
        const changed = changedFields(fieldsOf(row), { ...wanted })
        if (!changed) return
        await table.update(tx, id, wanted)
        await audit.record(tx, { ...(await about(caller, id, wanted.name)), act: 'changed', ...changed })
      })
      return one(id, scope)
    },

    async remove({ params: { id }, input, caller }: Changing<unknown>): Promise<{ id: number }> {
      await transact(db, async (tx) => {
        const row = await hold(table, tx, id, input.version)
        const items = await table.itemsWith(tx, id)
        refuseUnless(items === 0, deskCategoryFailures.in_use, { count: items })
        await table.remove(tx, id)
        const before = fieldsOf(row)
        await audit.record(tx, { ...(await about(caller, id, row.name)), act: 'removed', before })
      })
      return { id }
    },
  }
}

interface Named {
  name: WrittenText
}

const nameOnly = (subject: AuditSubject, table: WordTable<WordRow>): WordKind<WordRow, Named, DeskWord> => ({
  subject,
  table,
  values: ({ name }, main) => ({ name: filledText(name, main) }),
  present: ({ id, version, name, items }, _scope, main) => ({
    id,
    version,
    items,
    name: ownText(name, main),
  }),
})

type ConditionInput = Named & Pick<ConditionRow, 'image' | 'status'>

const ofConditions: WordKind<ConditionRow, ConditionInput, DeskCondition> = {
  subject: 'condition',
  table: conditionTable,
  values: ({ name, image, status }, main) => ({ name: filledText(name, main), image, status }),
  present: ({ name, image, ...row }, { origin }, main) => ({
    ...row,
    image,
    name: ownText(name, main),
    image_full_url: image === '' ? '' : pictureUrl(origin, 'category', image),
  }),
}

export function createDeskWords(parts: DeskCategoryParts) {
  return {
    units: createWords(parts, nameOnly('unit', unitTable)),
    attributes: createWords(parts, nameOnly('attribute', attributeTable)),
    conditions: createWords(parts, ofConditions),
  }
}

export type DeskWords = ReturnType<typeof createDeskWords>
