// What each of the shop's people may do, changing it, and taking a change back.
import { z } from 'zod'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { staffRoles } from '#contract/core/permission.ts'
import type { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService, UndoRule } from '#server/features/audit/audit.service.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { isSecondStepOn, turnOffAll } from './second-factor/second-factor.ts'
import {
  type Duties,
  dutiesOf,
  existingStores,
  hasOwner,
  lockDuties,
  lockStaff,
  membersOf,
  replaceStores,
  type StaffRow,
  updateStaff,
} from './staff.db.ts'
import { presentMember } from './staff.present.ts'
import { deleteStaffSessions } from './staff-session.db.ts'

export interface DutyParts {
  db: Database
  audit: Pick<AuditService, 'record'>
}

type Ends = typeof staffEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

const ascending = (one: number, other: number) => one - other

/** Stores are a manager's: whoever stops being one looks after none. */
export function wantedStores({ roles, store_ids }: Pick<Duties, 'roles' | 'store_ids'>): number[] {
  return roles.includes('manager') ? [...new Set(store_ids)].toSorted(ascending) : []
}

export function createDuties({ db, audit }: DutyParts) {
  async function member(id: number, language: Language): Promise<StaffMember> {
    const [row] = await membersOf(db, language, id)
    return row ? presentMember(row) : refuse(coreFailures.not_found)
  }

  return {
    async list(language: Language): Promise<StaffMember[]> {
      return (await membersOf(db, language)).map(presentMember)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<StaffMember> {
      const { roles, is_active, version } = input
      await transact(db, async (tx) => {
        await lockDuties(tx)
        const row = await requireStaff(tx, id)
        refuseUnless(row.version === version, coreFailures.changed_meanwhile)
        const now = await currentDuties(tx, id)
        const wanted = { roles, is_active, store_ids: wantedStores(input) }
        const changed = fields.filter((field) => !isAlike(now[field], wanted[field]))
        if (changed.length === 0) return
        const isKnown = await areStoresKnown(tx, wanted)
        refuseUnless(isKnown, staffFailures.unknown_stores)
        await writeDuties(tx, row, wanted)
        const [before, after] = [only(now, changed), only(wanted, changed)]
        await audit.record(tx, { by: caller, act: 'duties_changed', ...aboutStaff(row), before, after })
      })
      return member(id, scope.language)
    },

    async endSessions({ params: { id }, caller }: CallOf<'endSessionsOf'>): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await requireStaff(tx, id)
        await deleteStaffSessions(tx, id)
        await audit.record(tx, { by: caller, act: 'sessions_ended', ...aboutStaff(row) })
      })
    },

    /** One's own takes the password: a stolen session must not do it. */
    async removeSecondFactor({ params: { id }, caller }: CallOf<'removeSecondFactorOf'>): Promise<void> {
      refuseUnless(id !== caller.staff_id, coreFailures.not_allowed)
      await db.transaction(async (tx) => {
        const row = await requireStaff(tx, id)
        const act = (await isSecondStepOn(tx, row)) ? 'second_factor_off' : 'sessions_ended'
        await turnOffAll(tx, id)
        await deleteStaffSessions(tx, id)
        await audit.record(tx, { by: caller, act, ...aboutStaff(row) })
      })
    },
  }
}

const fields = ['roles', 'store_ids', 'is_active'] as const satisfies readonly (keyof Duties)[]

function only(duties: Duties, wanted: readonly (keyof Duties)[]): Partial<Duties> {
  return Object.fromEntries(wanted.map((field) => [field, duties[field]]))
}

/** Roles stand in the contract's sequence, stores by id: what is the same reads the same. */
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const aboutStaff = ({ id, name }: StaffRow) =>
  ({ subject: 'staff', subject_id: id, subject_name: name }) as const

async function requireStaff(tx: Statements, id: number): Promise<StaffRow> {
  return (await lockStaff(tx, id)) ?? refuse(coreFailures.not_found)
}

async function currentDuties(tx: Statements, id: number): Promise<Duties> {
  return (await dutiesOf(tx, [id])).get(id) ?? refuse(coreFailures.not_found)
}

export async function areStoresKnown(
  tx: Statements,
  { store_ids }: Pick<Duties, 'store_ids'>,
): Promise<boolean> {
  return (await existingStores(tx, store_ids)).length === store_ids.length
}

/** Under the lock of duties: whether an owner is left is still true when this is written. */
async function writeDuties(tx: Statements, row: StaffRow, wanted: Duties): Promise<void> {
  const { roles, is_active, store_ids } = wanted
  const staysOwner = is_active && roles.includes('owner')
  refuseUnless(staysOwner || (await hasOwner(tx, row.id)), staffFailures.last_owner)
  await updateStaff(tx, row.id, { roles, is_active, version: row.version + 1 })
  await replaceStores(tx, row.id, store_ids)
  if (!is_active) await deleteStaffSessions(tx, row.id)
}

/** As the log keeps them: only those that changed. */
const loggedDuties = z
  .object({
    roles: z.array(z.enum(staffRoles)),
    store_ids: z.array(z.number().int()),
    is_active: z.boolean(),
  })
  .partial()

export const undoDuties: UndoRule = {
  hold: lockDuties,

  async asLeft(db, entries) {
    const ids = entries.flatMap(({ subject_id }) => subject_id ?? [])
    const duties = await dutiesOf(db, ids)
    const unchanged = entries.filter(({ subject_id, after }) => {
      const now = duties.get(subject_id ?? 0)
      const left = loggedDuties.parse(after ?? {})
      return now && fields.every((field) => left[field] === undefined || isAlike(now[field], left[field]))
    })
    return new Set(unchanged.map(({ id }) => id))
  },

  async takeBack(tx, { subject_id, before }) {
    const row = await requireStaff(tx, subject_id ?? 0)
    const { roles, store_ids, is_active } = loggedDuties.parse(before ?? {})
    const now = await currentDuties(tx, row.id)
    const wanted = {
      roles: roles ?? now.roles,
      store_ids: store_ids ?? now.store_ids,
      is_active: is_active ?? now.is_active,
    }
    if (!(await areStoresKnown(tx, wanted))) return false
    await writeDuties(tx, row, wanted)
    return true
  },
}
