// Saving an address (ADR-03, ADR-04): to the book of a customer, or only for this order, or on the guest's device.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addressEndpoints } from '#contract/features/address/address.endpoints.ts'
import type { AddressInput } from '#contract/features/address/address.schema.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { addressesQuery } from '../address.queries.ts'
import { saveGuestAddress } from '../guest/guest-store.ts'
import { asOrderAddress, type OrderAddress } from '../order-address.ts'
import { orderOnlyAddress } from './address-form.rules.ts'

export interface AddressToSave {
  /** The address being edited, if it is one of the book (ADR-03). */
  editing: OrderAddress | null
  input: AddressInput
  zone_ids: number[]
  save: boolean
}

export function useSaveAddress(onSaved: (address: OrderAddress) => void) {
  const access = useAccess()
  const { api, shop } = access
  const isSignedIn = useSignedIn()
  const queryClient = useQueryClient()

  async function toBook({ editing, input, zone_ids }: AddressToSave): Promise<OrderAddress> {
    const scope = scopeOf(shop)
    const id = editing?.id && editing.address_type ? editing.id : null
    const { message } = id
      ? await api.call(addressEndpoints.update, { params: { id }, input, scope })
      : await api.call(addressEndpoints.add, { input, scope })
    notify.success(message)
    const list = addressesQuery(access, true)
    await queryClient.invalidateQueries({ queryKey: list.queryKey })
    // The reply does not name the new address; the list begins with the newest.
    const { addresses } = await queryClient.fetchQuery(list)
    const saved = addresses.find((one) => one.id === id) ?? addresses[0]
    return saved ? asOrderAddress(saved) : orderOnlyAddress(input, zone_ids)
  }

  return useMutation({
    mutationFn: async (wanted: AddressToSave): Promise<OrderAddress> => {
      if (isSignedIn && wanted.save) return toBook(wanted)
      const once = orderOnlyAddress(wanted.input, wanted.zone_ids)
      if (!isSignedIn && wanted.save) saveGuestAddress(once)
      return once
    },
    onSuccess: onSaved,
  })
}
