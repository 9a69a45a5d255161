// What the guard against the wrong address knows: the device's place where it may be read without asking, and where recent orders went.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FarAddress, farAddress } from '#contract/features/checkout/far-address.rules.ts'
import type { OrderAddress } from '#web/features/address/order-address.ts'
import { askBrowserPosition } from '#web/features/location/pin/browser-position.ts'
import { ordersQuery } from '#web/features/order/order.queries.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'

/** Only where the permission was given before: a checkout is no place for that question. */
async function devicePlace() {
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  if (state !== 'granted') return null
  const position = await askBrowserPosition(navigator.geolocation)
  return position.kind === 'found' ? position.point : null
}

export interface FarAddressGuard {
  /** Null where nothing is odd, or the customer said that it is meant. */
  far: FarAddress | null
  confirm(): void
}

export function useFarAddress(address: OrderAddress | null): FarAddressGuard {
  const access = useAccess()
  const isSignedIn = useSignedIn()
  const [meant, setMeant] = useState<string | null>(null)
  const device = useQuery({
    queryKey: ['device-place'],
    queryFn: devicePlace,
    staleTime: 5 * 60_000,
    retry: false,
  })
  const past = useQuery({ ...ordersQuery(access, 'past', 1), enabled: isSignedIn })
  const isKnown = device.isFetched && (!isSignedIn || past.isFetched)
  if (!address || !isKnown) return { far: null, confirm: () => undefined }
  const pin = { lat: address.latitude, lng: address.longitude }
  const usual = (past.data?.orders ?? []).flatMap(({ order_type, delivery_address }) =>
    order_type === 'delivery' && delivery_address
      ? [{ lat: Number(delivery_address.latitude), lng: Number(delivery_address.longitude) }]
      : [],
  )
  const name = `${pin.lat},${pin.lng}`
  const far = meant === name ? null : farAddress(pin, { device: device.data ?? null, usual })
  return { far, confirm: () => setMeant(name) }
}
