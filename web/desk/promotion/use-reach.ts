// Whether one promotes for the whole business, or for the stores one looks after.
import { storesWithin } from '#contract/core/permission.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'

export function useIsBusiness(): boolean {
  const { roles, stores } = useAccount()
  return storesWithin({ roles, store_ids: stores.map(({ id }) => id) }, 'edit_promotions') === null
}
