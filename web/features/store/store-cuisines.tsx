// What a store is known for, in one line.
import type { Store } from '#contract/features/store/store.schema.ts'

export function StoreCuisines({ store: { cuisines } }: { store: Pick<Store, 'cuisines'> }) {
  return cuisines.length > 0 ? <p className="truncate text-13 text-ink-soft">{cuisines.join(' · ')}</p> : null
}
