// What the shop's own people may do: each role brings permissions, and each endpoint of the desk names the one it needs.

export const staffRoles = ['owner', 'manager', 'dispatcher', 'courier', 'support', 'marketing'] as const

export type StaffRole = (typeof staffRoles)[number]

export const permissions = [
  'own_account',
  'manage_staff',
  'read_audit',
  /** Stores, items, categories and zones as the desk shows them; a manager sees their own stores only. */
  'read_catalogue',
  /** What a store sells: items, prices, stock, add-ons. A manager's own stores only. */
  'edit_items',
  /** Hours, pauses, texts and pictures of a store. A manager's own stores only. */
  'edit_stores',
  /** New stores, and what the business decides about them: zone, module, commission, approval. */
  'make_stores',
  /** What all stores share: categories, units, attributes, conditions. */
  'edit_categories',
  /** Where the shop delivers, which modules work there and what delivery costs. */
  'edit_zones',
  /** Files with many items or stores at once. A manager's own stores only. */
  'import_catalogue',
  /** Banners, campaigns, flash sales and coupons. A manager's own stores only. */
  'edit_promotions',
  /** Notices to many customers at once, and the addresses of the newsletter. */
  'send_notices',
  /** Answering and hiding. A manager's own stores only. */
  'edit_reviews',
  /** Every text of the shop, policies and the landing page. */
  'edit_texts',
  /** Whatever the shop as a whole is set to. */
  'edit_settings',
  /** Orders and sales in figures. A manager's own stores only. */
  'read_reports',
  /** The orders that run now, with who they are for. A manager's own stores only. */
  'read_orders',
  /** Taking orders on, refusing them and moving them on. A manager's own stores only. */
  'serve_orders',
] as const

export type Permission = (typeof permissions)[number]

/** Whoever works here looks after their own account. */
const everybody: readonly Permission[] = ['own_account']

const granted: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions,
  manager: [
    ...everybody,
    'read_catalogue',
    'edit_items',
    'edit_stores',
    'import_catalogue',
    'edit_promotions',
    'edit_reviews',
    'read_reports',
    'read_orders',
    'serve_orders',
  ],
  dispatcher: [...everybody, 'read_orders', 'serve_orders'],
  courier: everybody,
  support: [...everybody, 'read_catalogue', 'edit_reviews', 'read_orders'],
  marketing: [...everybody, 'read_catalogue', 'edit_promotions', 'send_notices', 'read_reports'],
}

/** Those who hold one of these roles are not kept to the stores they look after. */
const inEveryStore: readonly StaffRole[] = ['owner', 'dispatcher', 'support', 'marketing']

export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return permissions.filter((permission) => roles.some((role) => granted[role].includes(permission)))
}

export function isPermitted(roles: readonly StaffRole[], permission: Permission): boolean {
  return roles.some((role) => granted[role].includes(permission))
}

/** The stores a permission reaches: null is all of them. Only roles that grant it count. */
export function storesWithin(
  { roles, store_ids }: { roles: readonly StaffRole[]; store_ids: readonly number[] },
  permission: Permission,
): readonly number[] | null {
  const granting = roles.filter((role) => granted[role].includes(permission))
  if (granting.some((role) => inEveryStore.includes(role))) return null
  return granting.includes('manager') ? store_ids : []
}
