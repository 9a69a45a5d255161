// Entries of the wishlist that another module or zone shows, in the caller's language, newest first.
import type { Language } from '#contract/core/language.ts'
import type { ElsewhereEntry } from '#contract/features/wishlist/wishlist.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { type WishedElsewhere, wishedItemsElsewhere, wishedStoresElsewhere } from './wishes-elsewhere.db.ts'

export async function wishesElsewhere(
  db: Database,
  customer_id: number,
  scope: Scope,
): Promise<ElsewhereEntry[]> {
  const [items, stores] = await Promise.all([
    wishedItemsElsewhere(db, customer_id, scope),
    wishedStoresElsewhere(db, customer_id, scope),
  ])
  return [...items, ...stores]
    .toSorted((one, other) => other.wish_id - one.wish_id)
    .map((row) => present(row, scope.language))
}

function present({ item, store, module, zone }: WishedElsewhere, language: Language): ElsewhereEntry {
  return {
    kind: item ? 'item' : 'store',
    id: item?.id ?? store.id,
    name: (item ?? store).name[language],
    item_slug: item?.slug ?? null,
    store: { ...store, name: store.name[language] },
    module_id: module.id,
    module_type: module.type,
    module_name: module.name[language],
    zone_id: zone.id,
    zone_name: zone.name[language],
  }
}
