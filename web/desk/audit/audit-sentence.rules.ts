// Which sentence an entry of the log reads as, and what of it changed.
import { type StaffRole, staffRoles } from '#contract/core/permission.ts'
import type { AuditEntry } from '#contract/features/audit/audit.schema.ts'

type Values = AuditEntry['before']

export interface LoggedDuties {
  roles?: StaffRole[]
  store_ids?: number[]
  is_active?: boolean
}

function rolesIn(value: unknown): StaffRole[] | undefined {
  return Array.isArray(value) ? staffRoles.filter((role) => value.includes(role)) : undefined
}

function idsIn(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : undefined
}

/** What cannot be read is left out, never guessed. */
export function dutiesIn(values: Values): LoggedDuties {
  const roles = rolesIn(values?.roles)
  const store_ids = idsIn(values?.store_ids)
  const { is_active } = values ?? {}
  return {
    ...(roles ? { roles } : {}),
    ...(store_ids ? { store_ids } : {}),
    ...(typeof is_active === 'boolean' ? { is_active } : {}),
  }
}

export interface Sentence {
  key: SentenceKey
  roles: StaffRole[]
  store_ids: number[]
}

export type SentenceKey =
  | Exclude<AuditEntry['act'], 'invited'>
  | 'invited'
  | 'invited_for'
  | 'invited_plain'
  | 'roles_given'
  | 'roles_given_for'
  | 'roles_taken'
  | 'stores_changed'
  | 'access_closed'
  | 'access_opened'
  | 'own_sessions_ended'
  | 'own_second_factor_off'

const plain = (key: SentenceKey): Sentence => ({ key, roles: [], store_ids: [] })

function ofInvitation({ after }: AuditEntry): Sentence {
  const { roles = [], store_ids = [] } = dutiesIn(after)
  if (roles.length === 0) return plain('invited_plain')
  return { key: store_ids.length > 0 ? 'invited_for' : 'invited', roles, store_ids }
}

const without = (roles: StaffRole[] = [], others: StaffRole[] = []) =>
  roles.filter((role) => !others.includes(role))

function ofDuties(entry: AuditEntry): Sentence {
  const [before, after] = [dutiesIn(entry.before), dutiesIn(entry.after)]
  const given = without(after.roles, before.roles)
  const taken = without(before.roles, after.roles)
  const isAccess = after.is_active !== undefined
  const isRoles = given.length + taken.length > 0
  if (isAccess && !isRoles && !after.store_ids)
    return plain(after.is_active ? 'access_opened' : 'access_closed')
  if (isAccess || (given.length > 0 && taken.length > 0)) return plain('duties_changed')
  if (taken.length > 0) return { key: 'roles_taken', roles: taken, store_ids: [] }
  if (given.length === 0) return plain(after.store_ids ? 'stores_changed' : 'duties_changed')
  const store_ids = given.includes('manager') ? (after.store_ids ?? []) : []
  return { key: store_ids.length > 0 ? 'roles_given_for' : 'roles_given', roles: given, store_ids }
}

const isOwn = ({ subject, staff_id, subject_id }: AuditEntry) =>
  subject === 'account' || (subject === 'staff' && staff_id === subject_id)

export function sentenceOf(entry: AuditEntry): Sentence {
  const { act } = entry
  if (act === 'invited') return ofInvitation(entry)
  if (act === 'duties_changed') return ofDuties(entry)
  if (act === 'sessions_ended' && isOwn(entry)) return plain('own_sessions_ended')
  if (act === 'second_factor_off' && isOwn(entry)) return plain('own_second_factor_off')
  return plain(act)
}
