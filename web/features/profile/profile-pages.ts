// The customer's pages the shop has, in the sequence of menu and side bar (HDR-04, PRF-01).
import Coins from 'lucide-react/icons/coins'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { readReturn } from '#contract/features/payment/payment.rules.ts'

type Switch = 'customer_wallet_status' | 'loyalty_point_status' | 'ref_earning_status'

/** A page with a switch is there only while the shop has it on. */
const pages = [
  { page: 'profile-settings', Icon: UserRound, needs: null },
  { page: 'my-orders', Icon: Package, needs: null },
  { page: 'wallet', Icon: Wallet, needs: 'customer_wallet_status' },
  { page: 'coupons', Icon: TicketPercent, needs: null },
  { page: 'loyalty-points', Icon: Coins, needs: 'loyalty_point_status' },
  { page: 'referral-code', Icon: Users, needs: 'ref_earning_status' },
  { page: 'inbox', Icon: MessageCircle, needs: null },
  { page: 'settings', Icon: Settings, needs: null },
] as const satisfies readonly { page: string; Icon: unknown; needs: Switch | null }[]

export type ProfilePage = (typeof pages)[number]['page']

export function profilePagesIn(config: Pick<ShopConfig, Switch>) {
  return pages.filter(({ needs }) => needs === null || config[needs] === 1)
}

/** An unknown name in an address, or one of a page that is switched off, shows the first page. */
export function profilePageOf(text: string | undefined, config: Pick<ShopConfig, Switch>): ProfilePage {
  const name = readReturn(text ?? '').page
  return profilePagesIn(config).find(({ page }) => page === name)?.page ?? 'profile-settings'
}
