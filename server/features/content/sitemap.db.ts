// Which stores and categories have a page of their own.
import { desc, eq } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { category } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'

/** Newest changes first, so that what a bound cuts off is what changed longest ago. */
export function storePages(db: Database, most: number) {
  return db
    .select({ slug: store.slug, updated_at: store.updated_at })
    .from(store)
    .where(eq(store.status, true))
    .orderBy(desc(store.updated_at), desc(store.id))
    .limit(most)
}

export function categoryPages(db: Database, most: number) {
  return db
    .select({ id: category.id, updated_at: category.updated_at })
    .from(category)
    .where(eq(category.status, true))
    .orderBy(desc(category.updated_at), desc(category.id))
    .limit(most)
}
