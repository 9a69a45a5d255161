// Stores side by side; rows far below the screen cost nothing until they are near.
import type { ReactNode } from 'react'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { storesPerPage } from './store.queries.ts'
import { StoreCard } from './store-card.tsx'
import { narrowestStore } from './store-skeletons.tsx'

interface StoreGridProps {
  stores: readonly Store[]
  module_type: ModuleType | undefined
  /** On each card, such as a heart. */
  actions(store: Store): ReactNode
}

export function StoreGrid({ stores, module_type, actions }: StoreGridProps) {
  return (
    <CardGrid min={narrowestStore} keys>
      {stores.map((store, index) => (
        <li key={store.id} className={index >= storesPerPage ? 'skip-offscreen' : ''}>
          <StoreCard store={store} module_type={module_type} actions={actions(store)} />
        </li>
      ))}
    </CardGrid>
  )
}
