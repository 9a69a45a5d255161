// What the shop's own people may do: each role brings permissions, and each endpoint of the desk names the one it needs.

export const staffRoles = ['owner', 'manager', 'dispatcher', 'courier', 'support', 'marketing'] as const

export type StaffRole = (typeof staffRoles)[number]

export const permissions = ['own_account', 'manage_staff', 'read_audit'] as const

export type Permission = (typeof permissions)[number]

/** Whoever works here looks after their own account. */
const everybody: readonly Permission[] = ['own_account']

const granted: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions,
  manager: everybody,
  dispatcher: everybody,
  courier: everybody,
  support: everybody,
  marketing: everybody,
}

export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return permissions.filter((permission) => roles.some((role) => granted[role].includes(permission)))
}

export function isPermitted(roles: readonly StaffRole[], permission: Permission): boolean {
  return roles.some((role) => granted[role].includes(permission))
}
