// Rows at the foot of the drawer, such as Logout for a customer (HDR-03); each decides for itself whether it shows.
import type { ComponentType } from 'react'
import { DrawerAccount } from './drawer-account.tsx'
import type { DrawerActionProps } from './drawer-action.ts'
import { DrawerWishlist } from './drawer-wishlist.tsx'

interface DrawerAction {
  slot: 'wishlist' | 'account'
  Action: ComponentType<DrawerActionProps>
}

export const drawerActions: readonly DrawerAction[] = [
  { slot: 'wishlist', Action: DrawerWishlist },
  { slot: 'account', Action: DrawerAccount },
]
