// What the item dialog and the product page hand to whoever puts buttons on them.
import type { ReactNode } from 'react'
import type { ItemChoice } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import type { ChoiceState, OrderedAddOn } from './choice-state.ts'

export interface ItemOrder {
  item: Item | CampaignItem
  choice: ItemChoice
  add_ons: readonly OrderedAddOn[]
  quantity: number
  /** Empty is none. */
  note: string
  source: 'dialog' | 'product_page'
  /** The line of the cart that was opened to be changed; null for something new (CRT-03). */
  cart_id: number | null
  /** Whether it may be ordered like this; if not, says why (ATC-04, ATC-05, ATC-08). */
  check(): boolean
  /** For a line that is in the cart already: its pieces are shown (PRD-02). */
  onQuantityChange(quantity: number): void
  /** Ordered: the dialog closes. */
  onDone(): void
  /** Refused: what is shown of the item may be out of date. */
  onRefused(): void
}

/** A line of the cart to begin with, as it was chosen. */
export interface OpenedLine {
  cart_id: number
  state: ChoiceState
}

/** A store as far as a link to it needs to know. */
export interface ItemStore {
  id: number
  slug: string
  module_id: number
  zone_id: number
  distance: number
}

/** What other features put on dialog and page. */
export interface ItemSlots {
  /** Without it nothing can be ordered here. */
  actions?: ((order: ItemOrder) => ReactNode) | undefined
  /** Keeps the item for later; campaign items have none (ITM-01). */
  heart(item: Item): ReactNode
  storeLink(link: { store: ItemStore; item: Item; className: string; children: ReactNode }): ReactNode
}
