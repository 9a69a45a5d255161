// Storing the saved views of lists.
import { and, count, eq, sql } from 'drizzle-orm'
import type { SavedView } from '#contract/features/staff/saved-view.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { staffView } from '#server/database/schema/staff.ts'

const shown = { id: staffView.id, name: staffView.name, search: staffView.search }

const ofList = (staff_id: number, list: string) =>
  and(eq(staffView.staff_id, staff_id), eq(staffView.list, list))

export function viewsOf(db: Statements, staff_id: number, list: string): Promise<SavedView[]> {
  return db
    .select(shown)
    .from(staffView)
    .where(ofList(staff_id, list))
    .orderBy(sql`lower(${staffView.name})`, staffView.id)
}

export async function countViews(
  tx: Statements,
  staff_id: number,
  list: string,
): Promise<{ list: number; person: number }> {
  const [row] = await tx
    .select({
      person: count(),
      list: sql<number>`(count(*) filter (where ${staffView.list} = ${list}))::int`,
    })
    .from(staffView)
    .where(eq(staffView.staff_id, staff_id))
  return row ?? { list: 0, person: 0 }
}

/** Null when the name is taken there. */
export async function insertView(
  tx: Statements,
  row: typeof staffView.$inferInsert,
): Promise<SavedView | null> {
  const [made] = await tx.insert(staffView).values(row).onConflictDoNothing().returning(shown)
  return made ?? null
}

const ofStaff = (staff_id: number, id: number) => and(eq(staffView.id, id), eq(staffView.staff_id, staff_id))

export async function viewById(tx: Statements, staff_id: number, id: number) {
  const [row] = await tx.select().from(staffView).where(ofStaff(staff_id, id)).for('update')
  return row ?? null
}

/** Whether another view of the list is called so. */
export async function isNameTaken(
  tx: Statements,
  { id, staff_id, list }: Pick<typeof staffView.$inferSelect, 'id' | 'staff_id' | 'list'>,
  name: string,
): Promise<boolean> {
  const others = await tx
    .select({ id: staffView.id })
    .from(staffView)
    .where(
      and(
        ofList(staff_id, list),
        sql`lower(${staffView.name}) = lower(${name}::text)`,
        sql`${staffView.id} <> ${id}`,
      ),
    )
    .limit(1)
  return others.length > 0
}

export async function updateView(
  tx: Statements,
  id: number,
  change: { name: string; search: string },
): Promise<void> {
  await tx.update(staffView).set(change).where(eq(staffView.id, id))
}

/** False when they have no such view. */
export async function deleteView(db: Statements, staff_id: number, id: number): Promise<boolean> {
  const gone = await db.delete(staffView).where(ofStaff(staff_id, id)).returning({ id: staffView.id })
  return gone.length > 0
}
