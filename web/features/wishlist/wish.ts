// A thing a customer may keep for later: an item or a store, by its id.
export interface Wish {
  kind: 'item' | 'store'
  id: number
  name: string
}

type Kept<Row> = Readonly<Record<Wish['kind'], readonly Row[]>>

export function isWished(list: Kept<{ id: number }>, { kind, id }: Pick<Wish, 'kind' | 'id'>): boolean {
  return list[kind].some((one) => one.id === id)
}

/** What the API is told: exactly one of the two. */
export function wishInput({ kind, id }: Pick<Wish, 'kind' | 'id'>) {
  return kind === 'item' ? { item_id: id } : { store_id: id }
}

interface InModule {
  module_id: number
}

/** What is kept of one module; pages without a module show everything. */
export function wishesIn<Item extends InModule, Store extends InModule>(
  { item, store }: { item: readonly Item[]; store: readonly Store[] },
  module_id: number | undefined,
) {
  const isHere = (one: InModule) => module_id === undefined || one.module_id === module_id
  return { item: item.filter(isHere), store: store.filter(isHere) }
}
