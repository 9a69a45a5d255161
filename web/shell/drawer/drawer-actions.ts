// Rows at the foot of the drawer, such as Logout for a customer (HDR-03); each decides for itself whether it shows.
import type { ComponentType } from 'react'
import { DrawerAccount } from './drawer-account.tsx'
import type { DrawerActionProps } from './drawer-action.ts'

export const drawerActions: readonly { slot: 'account'; Action: ComponentType<DrawerActionProps> }[] = [
  { slot: 'account', Action: DrawerAccount },
]
