// Questions about the shop's own people and the stores they look after.
import { and, arrayContains, asc, eq, getTableColumns, ilike, inArray, ne, or, sql } from 'drizzle-orm'
import { type Language, languages } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { jsonRows } from '#server/database/json-rows.ts'
import { staff, staffPasskey, staffStore } from '#server/database/schema/staff.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'

export type StaffRow = typeof staff.$inferSelect

export async function staffByEmail(db: Statements, email: string): Promise<StaffRow | null> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email))
  return row ?? null
}

export async function staffById(db: Statements, id: number): Promise<StaffRow | null> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  return row ?? null
}

/**
 * Held to the end of the transaction: what is decided by the row is still so when it is written. The key stays free: the
 * log names who changes it, and two who change each other would otherwise wait for each other's row.
 */
export async function lockStaff(tx: Statements, id: number): Promise<StaffRow | null> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('no key update')
  return row ?? null
}

/** One change of duties at a time: two owners who demote each other at once would leave none. */
export async function lockDuties(tx: Statements): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('duties of staff', 0))`)
}

/** Whether an owner may enter, other than this one. */
export async function hasOwner(db: Statements, except = 0): Promise<boolean> {
  const isOwner = and(arrayContains(staff.roles, ['owner']), eq(staff.is_active, true), ne(staff.id, except))
  return (await db.select({ id: staff.id }).from(staff).where(isOwner).limit(1)).length > 0
}

/** Null when the email is taken. */
export async function insertStaff(tx: Statements, row: typeof staff.$inferInsert): Promise<StaffRow | null> {
  const [made] = await tx.insert(staff).values(row).onConflictDoNothing().returning()
  return made ?? null
}

export async function updateStaff(tx: Statements, id: number, change: Partial<StaffRow>): Promise<void> {
  await tx.update(staff).set(change).where(eq(staff.id, id))
}

/** Those that are there, and stay until the transaction ends. */
export async function existingStores(tx: Statements, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: store.id })
    .from(store)
    .where(inArray(store.id, [...ids]))
    .orderBy(asc(store.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

export async function replaceStores(
  tx: Statements,
  staff_id: number,
  store_ids: readonly number[],
): Promise<void> {
  await tx.delete(staffStore).where(eq(staffStore.staff_id, staff_id))
  if (store_ids.length > 0) {
    await tx.insert(staffStore).values(store_ids.map((store_id) => ({ staff_id, store_id })))
  }
}

export type Duties = Pick<StaffRow, 'roles' | 'is_active'> & { store_ids: number[] }

export async function dutiesOf(db: Statements, ids: readonly number[]): Promise<ReadonlyMap<number, Duties>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: staff.id,
      roles: staff.roles,
      is_active: staff.is_active,
      store_ids: sql<number[]>`array(${sql`select ${staffStore.store_id} from ${staffStore}
        where ${staffStore.staff_id} = ${staff.id} order by ${staffStore.store_id}`})`,
    })
    .from(staff)
    .where(inArray(staff.id, [...ids]))
  return new Map(rows.map(({ id, ...duties }) => [id, duties]))
}

const nameIn = (language: Language) => sql<string>`${store.name}->>${language}::text`

const storesOfStaff = (language: Language) =>
  jsonRows(
    { id: store.id, name: nameIn(language) },
    sql`from ${staffStore} join ${store} on ${store.id} = ${staffStore.store_id}
      where ${staffStore.staff_id} = ${staff.id} order by ${nameIn(language)}, ${store.id}`,
  )

/** By name; one of them where an id is given. */
export function membersOf(db: Statements, language: Language, id?: number) {
  return db
    .select({
      ...getTableColumns(staff),
      stores: storesOfStaff(language),
      has_passkey: sql<boolean>`exists (${sql`select 1 from ${staffPasskey} where ${staffPasskey.staff_id} = ${staff.id}`})`,
    })
    .from(staff)
    .where(id === undefined ? undefined : eq(staff.id, id))
    .orderBy(asc(staff.name), asc(staff.id))
}

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]

/** With their names, as far as they are there. */
export async function storeNames(
  db: Statements,
  language: Language,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: store.id, name: nameIn(language) })
    .from(store)
    .where(inArray(store.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const mostStores = 50

/** Found by their name in any language, shown in the caller's. */
export function storesLike(db: Statements, language: Language, search: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return db
    .select({
      id: store.id,
      name: nameIn(language),
      module_name: sql<string>`${module.module_name}->>${language}::text`,
    })
    .from(store)
    .innerJoin(module, eq(module.id, store.module_id))
    .where(search === '' ? undefined : or(...languages.map((one) => ilike(nameIn(one), pattern))))
    .orderBy(nameIn(language), asc(store.id))
    .limit(mostStores)
}
