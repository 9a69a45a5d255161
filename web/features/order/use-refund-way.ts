// Where the money of a refund goes: into the wallet, and in a shop without one back the way it came.
import { useShop } from '#web/platform/shop/use-shop.ts'

export function useRefundWay(): 'wallet' | 'way_paid' {
  return useShop().config.customer_wallet_status === 1 ? 'wallet' : 'way_paid'
}
