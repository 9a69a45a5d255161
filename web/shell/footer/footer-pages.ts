// Which pages the footer names for which settings (FTR-03, FTR-04, FTR-05, HDR-04).
import { type ModuleType, traitsOf } from '#contract/core/module-type.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'

/** Words of the footer's texts. */
type PageName =
  | 'about'
  | 'help'
  | 'contact'
  | 'track_order'
  | 'terms'
  | 'privacy'
  | 'refund'
  | 'cancellation'
  | 'shipping'
  | 'wallet'
  | 'loyalty'

export interface FooterGroup {
  title: 'quick_links' | 'policies' | 'account'
  pages: readonly { href: string; name: PageName }[]
}

type Switches = Pick<
  ShopConfig,
  | 'refund_policy'
  | 'cancelation_policy'
  | 'shipping_policy'
  | 'customer_wallet_status'
  | 'loyalty_point_status'
>

export function footerGroups(config: Switches, module: ModuleType | null): FooterGroup[] {
  const when = (isOn: number, href: string, name: PageName) => (isOn === 0 ? [] : [{ href, name }])
  return [
    {
      title: 'quick_links',
      pages: [
        { href: '/about-us', name: 'about' },
        {
          href: '/help-and-support',
          name: traitsOf(module ?? undefined).sells_from_stores ? 'help' : 'contact',
        },
        { href: '/track-order', name: 'track_order' },
      ],
    },
    {
      title: 'policies',
      pages: [
        { href: '/terms-and-conditions', name: 'terms' },
        { href: '/privacy-policy', name: 'privacy' },
        ...when(config.refund_policy, '/refund-policy', 'refund'),
        ...when(config.cancelation_policy, '/cancellation-policy', 'cancellation'),
        ...when(config.shipping_policy, '/shipping-policy', 'shipping'),
      ],
    },
    {
      title: 'account',
      pages: [
        ...when(config.customer_wallet_status, '/profile?page=wallet', 'wallet'),
        ...when(config.loyalty_point_status, '/profile?page=loyalty-points', 'loyalty'),
      ],
    },
  ]
}
