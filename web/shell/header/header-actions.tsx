// The visitor's own things in the header, as slots: a feature fills its slot here and the bars need no change.
import type { ComponentType } from 'react'
import { AccountAction } from './account-action.tsx'
import { CartButton } from './cart-button.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { TrackOrderLink } from './track-order-link.tsx'
import { WishlistButton } from './wishlist-button.tsx'

export type HeaderBar = 'desktop' | 'compact'

type HeaderSlot = 'track_order' | 'chat' | 'wishlist' | 'cart' | 'account'

interface HeaderAction {
  slot: HeaderSlot
  /** Decides for itself whether it shows, for this visitor and on this page. */
  Action: ComponentType
  bars: readonly HeaderBar[]
}

/** From the start of the bar to its end (HDR-02). */
const headerActions: readonly HeaderAction[] = [
  { slot: 'track_order', Action: TrackOrderLink, bars: ['desktop'] },
  { slot: 'chat', Action: CustomerActions, bars: ['desktop', 'compact'] },
  { slot: 'wishlist', Action: WishlistButton, bars: ['desktop'] },
  { slot: 'cart', Action: CartButton, bars: ['desktop', 'compact'] },
  { slot: 'account', Action: AccountAction, bars: ['desktop'] },
]

export function HeaderActions({ bar }: { bar: HeaderBar }) {
  return headerActions
    .filter(({ bars }) => bars.includes(bar))
    .map(({ slot, Action }) => <Action key={slot} />)
}
