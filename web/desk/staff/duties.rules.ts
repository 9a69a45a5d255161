// What somebody may do here, as a form holds it, and how two states of it differ.
import type { StaffRole } from '#contract/core/permission.ts'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'

export interface Duties {
  roles: readonly StaffRole[]
  stores: StaffMember['stores']
}

export type DutySlip = 'choose_role' | 'choose_store'

/** Null where nothing is missing. */
export function slipOf({ roles, stores }: Duties): DutySlip | null {
  if (roles.length === 0) return 'choose_role'
  return roles.includes('manager') && stores.length === 0 ? 'choose_store' : null
}

/** As the shop takes them: stores are a manager's only. */
export function dutiesInput({ roles, stores }: Duties) {
  return { roles: [...roles], store_ids: roles.includes('manager') ? stores.map(({ id }) => id) : [] }
}

export function withRole({ roles, stores }: Duties, role: StaffRole, isGiven: boolean): Duties {
  const others = roles.filter((one) => one !== role)
  return { roles: isGiven ? [...others, role] : others, stores }
}

export type ChangedField = 'roles' | 'stores' | 'access'

const alike = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value) => other.includes(value))

const ids = ({ stores }: StaffMember) => stores.map(({ id }) => id)

/** Which of it somebody else has changed in the meantime. */
export function changedFields(before: StaffMember, now: StaffMember): ChangedField[] {
  const changes: [ChangedField, boolean][] = [
    ['roles', !alike(before.roles, now.roles)],
    ['stores', !alike(ids(before), ids(now))],
    ['access', before.is_active !== now.is_active],
  ]
  return changes.flatMap(([field, isChanged]) => (isChanged ? [field] : []))
}
