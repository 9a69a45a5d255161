// An address a customer wrote without saving it: kept in the tab for the next order, then forgotten (ADR-14).
import { z } from 'zod'
import { tabStorage } from '#web/platform/storage/tab-storage.ts'
import { orderAddress } from './order-address.schema.ts'
import type { OrderAddress } from './order-address.ts'

const orderOnly = z.object({ address: orderAddress.extend({ id: z.null() }).nullable().catch(null) })

const stored = tabStorage<z.output<typeof orderOnly>>('fivefold-order-only', orderOnly, { address: null })

export const currentOrderOnlyAddress = () => stored.current().address
export const saveOrderOnlyAddress = (address: OrderAddress) =>
  stored.save({ address: { ...address, id: null } })

/** Nothing while rendering on the server. */
export const useOrderOnlyAddress = () => stored.use().address

/** The order is placed; an address written elsewhere meanwhile stays for its own. */
export function forgetOrderOnlyAddress(used: Pick<OrderAddress, 'latitude' | 'longitude'> | null): void {
  const known = currentOrderOnlyAddress()
  if (!known || known.latitude !== used?.latitude || known.longitude !== used.longitude) return
  stored.save({ address: null })
}
