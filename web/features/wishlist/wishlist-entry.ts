// An entry of the wishlist: an item or a store, by its id.
export interface WishlistEntry {
  kind: 'item' | 'store'
  id: number
  name: string
}

type Lists<Row> = Readonly<Record<WishlistEntry['kind'], readonly Row[]>>

export function wishlistHas(
  list: Lists<{ id: number }>,
  { kind, id }: Pick<WishlistEntry, 'kind' | 'id'>,
): boolean {
  return list[kind].some((one) => one.id === id)
}

/** What the API is sent: exactly one of the two. */
export function entryInput({ kind, id }: Pick<WishlistEntry, 'kind' | 'id'>) {
  return kind === 'item' ? { item_id: id } : { store_id: id }
}

interface InModule {
  module_id: number
}

/** The entries of one module; pages without a module show everything. */
export function wishlistInModule<Item extends InModule, Store extends InModule>(
  { item, store }: { item: readonly Item[]; store: readonly Store[] },
  module_id: number | undefined,
) {
  const isHere = (one: InModule) => module_id === undefined || one.module_id === module_id
  return { item: item.filter(isHere), store: store.filter(isHere) }
}
