// The log of what the shop's own people changed, and taking a change back. The other features enter here.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { auditEndpoints } from '#contract/features/audit/audit.endpoints.ts'
import { auditFailures } from '#contract/features/audit/audit.failures.ts'
import type { AuditAct, AuditEntry, AuditSubject } from '#contract/features/audit/audit.schema.ts'
import { thingsNamedIn } from '#contract/features/audit/audit-fields.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import { type AuditRow, changedAgain, entriesOf, entryById, insertEntry } from './audit.db.ts'
import { namesOf } from './audit-names.db.ts'

export type AuditAuthor = Pick<StaffIdentity, 'staff_id' | 'name'>

/** A secret never belongs in here: whoever reads the log must not be able to use it. */
export interface AuditChange {
  /** Null: the shop itself. */
  by: AuditAuthor | null
  act: AuditAct
  subject: AuditSubject
  subject_id: number
  subject_name: string
  /** Only what changed, by its field. */
  before?: Readonly<Record<string, unknown>>
  after?: Readonly<Record<string, unknown>>
}

/** How changes of one act are taken back; the feature that makes them knows. */
export interface UndoRule {
  /** What the entry is about does not change any more until the transaction ends. */
  hold(tx: Statements, entry: AuditRow): Promise<void>
  /** Ids of those whose thing still is as the entry left it. */
  asLeft(db: Statements, entries: readonly AuditRow[]): Promise<ReadonlySet<number>>
  /** False where what was before is not possible any more. */
  takeBack(tx: Statements, entry: AuditRow): Promise<boolean>
}

export interface AuditParts {
  db: Database
  clock: Clock
  time_zone: string
}

/** By what was changed and how: `item changed`. */
type UndoRules = Map<string, { act: AuditAct; rule: UndoRule }>

const ruleKey = ({ subject, act }: Pick<AuditRow, 'subject' | 'act'>) => `${subject} ${act}`

export function createAuditService(parts: AuditParts) {
  const { db, clock, time_zone } = parts
  const rules: UndoRules = new Map()

  /** In the transaction of the change: neither is ever there without the other. */
  async function record(tx: Statements, change: AuditChange): Promise<void> {
    const { by, before = null, after = null, ...rest } = change
    const author = { staff_id: by?.staff_id ?? null, staff_name: by?.name ?? null }
    await insertEntry(tx, { ...rest, ...author, before, after, at: clock.now() })
  }

  return {
    record,

    /** Called once for each kind of thing and act, while the services are put together. */
    undoes(subject: AuditSubject, act: AuditAct, rule: UndoRule): void {
      rules.set(ruleKey({ subject, act }), { act, rule })
    },

    async list({ input, scope }: Pick<Call<typeof auditEndpoints.list>, 'input' | 'scope'>) {
      const rows = await entriesOf(db, { ...input, limit: input.limit + 1 }, time_zone)
      const shown = rows.slice(0, input.limit)
      const undoable = await undoableOf(db, shown, rules)
      return {
        entries: shown.map((row) => present(row, undoable.has(row.id))),
        has_more: rows.length > input.limit,
        names: await namesOf(db, shown.flatMap(thingsIn), scope.language),
      }
    },

    async undo(id: number, by: AuditAuthor): Promise<void> {
      await transact(db, async (tx) => {
        const entry = await entryById(tx, id)
        refuseUnless(entry, coreFailures.not_found)
        const rule = rules.get(ruleKey(entry))?.rule
        refuseUnless(rule, auditFailures.not_undoable)
        await rule.hold(tx, entry)
        const undoable = await undoableOf(tx, [entry], rules)
        refuseUnless(undoable.has(id), auditFailures.not_undoable)
        refuseUnless(await rule.takeBack(tx, entry), auditFailures.not_undoable)
        await record(tx, { ...undoing(entry), by })
      })
    },
  }
}

export type AuditService = ReturnType<typeof createAuditService>

async function undoableOf(
  db: Statements,
  entries: readonly AuditRow[],
  rules: UndoRules,
): Promise<ReadonlySet<number>> {
  const known = entries.filter((entry) => rules.has(ruleKey(entry)))
  const acts = new Set<AuditAct>([...[...rules.values()].map(({ act }) => act), 'undone'])
  const again = await changedAgain(
    db,
    known.map(({ id }) => id),
    [...acts],
  )
  const last = known.filter(({ id }) => !again.has(id))
  const asLeft = await Promise.all(
    [...rules].map(([key, { rule }]) =>
      rule.asLeft(
        db,
        last.filter((entry) => ruleKey(entry) === key),
      ),
    ),
  )
  return new Set(asLeft.flatMap((ids) => [...ids]))
}

const thingsIn = ({ subject, before, after }: AuditRow) => [
  ...thingsNamedIn(subject, before),
  ...thingsNamedIn(subject, after),
]

function undoing({ subject, subject_id, subject_name, before, after }: AuditRow) {
  return {
    act: 'undone' as const,
    subject,
    subject_id: subject_id ?? 0,
    subject_name,
    before: after ?? {},
    after: before ?? {},
  }
}

function present({ at, ...row }: AuditRow, can_undo: boolean): AuditEntry {
  return { ...row, at: at.toISOString(), can_undo }
}
