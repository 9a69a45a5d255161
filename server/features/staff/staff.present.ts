// The shop's own people as the desk shows them.
import { permissionsOf } from '#contract/core/permission.ts'
import type { OwnAccount, StaffMember } from '#contract/features/staff/staff.schema.ts'
import type { MemberRow } from './staff.db.ts'

const hasSecondFactor = ({ totp_confirmed_at, has_passkey }: MemberRow) =>
  totp_confirmed_at !== null || has_passkey

export function presentMember(row: MemberRow): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    roles: row.roles,
    stores: row.stores,
    is_active: row.is_active,
    has_second_factor: hasSecondFactor(row),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    version: row.version,
  }
}

export function presentOwnAccount(row: MemberRow, recovery_codes_left: number): OwnAccount {
  const { id, name, email, language, roles, stores } = row
  const has_second_factor = hasSecondFactor(row)
  const has_app = row.totp_confirmed_at !== null
  return {
    ...{ id, name, email, language, roles, stores, has_second_factor, has_app, recovery_codes_left },
    permissions: permissionsOf(roles),
  }
}
